import type { CallMethod } from '@policy/shared/contract/workflow/service-calls.ts';

import type { Template } from '../../expressions/template.ts';

/** What a call is given by name. */
export interface CallParameter {
  name: string;
  value: Template;
}

/** A request to an endpoint that administrators allow. */
export interface RequestCall {
  kind: 'request';
  endpoint: string;
  method: CallMethod;
  /** Behind the endpoint's address; what its expressions answer is encoded. */
  path: Template;
  parameters: readonly CallParameter[];
  answers: readonly { from: string; to: string }[];
  status: string | null;
}

/** An SMS by the code of its template: to who started the process, to whom it belongs, or to a number. */
export interface SmsCall {
  kind: 'sms';
  template: string;
  to: 'initiator' | 'applicant' | { phone: Template };
  parameters: readonly CallParameter[];
}

/** What a service task asks outside of the process. */
export type ServiceCall = RequestCall | SmsCall;

/** The variables that an answer sets: those that keep parts of it, and the one that keeps its status. */
export const answeredBy = (
  call: Pick<RequestCall, 'kind' | 'answers' | 'status'> | { kind: 'sms' } | null,
): readonly string[] =>
  call?.kind === 'request'
    ? [...(call.status ? [call.status] : []), ...call.answers.map(({ to }) => to)]
    : [];
