import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import type { loginReasons, loginResults } from '@policy/shared/contract/entities/log/login-log.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import type { FastifyRequest } from 'fastify';

import { Refusal } from '../../kit/runtime/errors.ts';
import { remoteOf } from '../../kit/runtime/request-facts.ts';

type Reason = (typeof loginReasons)[number];

/** What the log says of a refusal; the person himself hears one sentence for several of them. */
const reasons: Partial<Record<RefusalCode, Reason>> = {
  'signIn.wrong': 'wrong',
  'signIn.disabled': 'disabled',
  'signIn.captcha': 'captcha',
  'signIn.locked': 'locked',
  'signIn.client': 'client',
  'signIn.grant': 'grant',
  'signIn.grantType': 'grant',
  'signIn.tenantUnknown': 'tenant',
  'signIn.tenantExpired': 'tenant',
  'signIn.noRole': 'noRole',
  'signIn.secondStep': 'secondStep',
  'signIn.secondFactor': 'secondFactor',
  'signIn.stepOver': 'secondFactor',
  'passkey.refused': 'wrong',
  'passkey.unknown': 'wrong',
  'signIn.source': 'social',
  'signIn.social': 'social',
  'signOn.unknown': 'social',
  'signOn.off': 'social',
  'signOn.state': 'social',
  'signOn.denied': 'social',
  'signOn.refused': 'social',
  'signOn.unproved': 'social',
  'signOn.unreachable': 'social',
  'signOn.incomplete': 'social',
  'signOn.noAccount': 'social',
};

/** Refusals that are more or less than a failure. */
const results: Partial<Record<RefusalCode, (typeof loginResults)[number]>> = {
  'signIn.locked': 'locked',
  'signIn.secondStep': 'challenged',
};

/** An attempt to sign in as it was asked for. */
export interface Attempt {
  tenantId: string;
  account: string;
  grantType: string;
  clientId: string | null;
}

/** Tells the login log that an attempt succeeded, or that a session ended. */
export function noteSession(
  request: FastifyRequest,
  attempt: Attempt & { userId: string },
  result: (typeof loginResults)[number],
) {
  note(request, attempt, { result, reason: null });
}

/** Tells it that an attempt was refused; a failure of our own is no attempt's fault and stands in the error log. */
export function noteRefusal(request: FastifyRequest, attempt: Attempt, error: unknown) {
  if (!(error instanceof Refusal)) return;
  note(request, attempt, {
    result: results[error.code] ?? 'failure',
    reason: reasons[error.code] ?? 'other',
  });
}

function note(
  request: FastifyRequest,
  { tenantId, account, grantType, clientId, userId }: Attempt & { userId?: string },
  end: { result: string; reason: Reason | null },
) {
  request.server.services.logs.add(loginLog, {
    // An unknown number would be nobody's to read.
    tenantId: /^\d{6}$/.test(tenantId) ? tenantId : request.context.tenantId,
    userId,
    values: { account: account.slice(0, 100), grantType, clientId, ...end, ...remoteOf(request) },
  });
}
