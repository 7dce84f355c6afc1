import {
  answerSteps,
  callMethods,
  smsRecipients,
  staysBelow,
} from '@policy/shared/contract/workflow/service-calls.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { parseTemplate } from '../../expressions/template.ts';
import type { Template } from '../../expressions/template.ts';
import { variableName } from '../../expressions/variable-limits.ts';
import type { Notice, ServiceTask } from '../definition.ts';
import type { Element } from '../moddle.ts';
import { textOf } from '../moddle.ts';
import { nameOf, refuseMissing } from '../refuse-unsupported.ts';
import type { CallParameter, RequestCall, ServiceCall, SmsCall } from '../calls/service-call.ts';
import type { Vendor } from '../vendor.ts';
import { ownExtensions } from '../vendor.ts';
import { readCopies, readNamed } from './read-people.ts';

type Read = Pick<ServiceTask, 'type' | 'expression' | 'resultVariable' | 'call' | 'copyTo' | 'notice'>;

/** A service task: it works one expression out or asks something outside, gives copies of the case and tells people of it. */
export function readServiceTask(element: Element, vendor: Vendor): Read {
  const node = nameOf(element);
  const source = vendor.attribute(element, 'expression');
  const does = { call: readCall(element), notice: readNotice(element), copyTo: readCopies(element) };
  if (does.call && source !== null) throw new Refusal('workflow.modelCalls', { node });
  if (source === null && Object.values(does).every((part) => part === null))
    refuseMissing(element, 'expression');
  const result =
    vendor.attribute(element, 'resultVariable') ?? vendor.attribute(element, 'resultVariableName');
  return {
    ...{ type: 'serviceTask', ...does },
    expression: source === null ? null : parseTemplate(source, node),
    resultVariable: result === null ? null : variableName(result, node),
  };
}

function readCall(element: Element): ServiceCall | null {
  const [request, ...requests] = ownExtensions(element, 'Request');
  const [sms, ...others] = ownExtensions(element, 'Sms');
  if (requests.length + others.length > 0 || (request && sms))
    throw new Refusal('workflow.modelCalls', { node: nameOf(element) });
  if (request) return readRequest(request, element);
  return sms ? readSms(sms, element) : null;
}

const required = (child: Element, element: Element, name: string): string =>
  textOf(child, name) ?? refuseMissing(element, name);

function readRequest(child: Element, element: Element): RequestCall {
  const node = nameOf(element);
  const said = textOf(child, 'method') ?? 'POST';
  const method = callMethods.find((known) => known === said);
  if (!method) throw new Refusal('workflow.modelCallKind', { node, kind: said });
  const path = parseTemplate(textOf(child, 'path') ?? '', node);
  refuseClimbing(path, node);
  const status = textOf(child, 'status');
  return {
    ...{ kind: 'request', endpoint: required(child, element, 'endpoint'), method, path },
    parameters: readParameters(element),
    answers: ownExtensions(element, 'Answer').map((answer) => readAnswer(answer, element)),
    status: status === null ? null : variableName(status, node),
  };
}

/** What the diagram itself says of a path is judged now; what variables make of it is judged again before it leaves. */
function refuseClimbing({ source, parts }: Template, node: string): void {
  const drawn = parts.map((part) => (typeof part === 'string' ? part : 'x')).join('');
  if (!staysBelow(drawn)) throw new Refusal('workflow.modelCallPath', { node, path: source });
}

function readAnswer(child: Element, element: Element): { from: string; to: string } {
  const node = nameOf(element);
  const from = required(child, element, 'from');
  if (!answerSteps(from)) throw new Refusal('workflow.modelCallAnswer', { node, path: from });
  return { from, to: variableName(required(child, element, 'to'), node) };
}

const readParameters = (element: Element): readonly CallParameter[] =>
  ownExtensions(element, 'Parameter').map((child) => ({
    name: required(child, element, 'name'),
    value: parseTemplate(textOf(child, 'value') ?? '', nameOf(element)),
  }));

function readSms(child: Element, element: Element): SmsCall {
  const node = nameOf(element);
  const said = textOf(child, 'to') ?? 'applicant';
  const to = smsRecipients.find((known) => known === said);
  if (!to) throw new Refusal('workflow.modelCallKind', { node, kind: said });
  const phone = () => parseTemplate(required(child, element, 'phone'), node);
  return {
    ...{ kind: 'sms', template: required(child, element, 'template'), parameters: readParameters(element) },
    to: to === 'phone' ? { phone: phone() } : to,
  };
}

function readNotice(element: Element): Notice | null {
  const [notice] = ownExtensions(element, 'Notice');
  if (!notice) return null;
  const to = readNamed(element, 'NoticeTo');
  if (to.candidates.length + to.relations.length === 0) refuseMissing(element, 'noticeTo');
  const part = (name: string) => parseTemplate(required(notice, element, name), nameOf(element));
  return { title: part('title'), text: part('text'), to };
}
