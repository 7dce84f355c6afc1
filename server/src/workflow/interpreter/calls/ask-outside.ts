import { textOf } from '../../expressions/operators.ts';
import { valueOf } from '../../expressions/template.ts';
import type { Template } from '../../expressions/template.ts';
import { evaluate } from '../../expressions/evaluate.ts';
import { labelOf } from '../../model/definition.ts';
import type { CallParameter, RequestCall, ServiceCall, SmsCall } from '../../model/calls/service-call.ts';
import type { AskedCall, Variables } from '../../rows.ts';
import { emit } from '../run.ts';
import type { Visit } from '../visit.ts';

/**
 * Asks something outside of the process. Everything that it takes is worked out now; it leaves after the command, and the
 * token waits for what comes of it.
 */
export function askOutside(visit: Visit, asks: ServiceCall): void {
  const { run, execution, node } = visit;
  const call = asks.kind === 'request' ? requestOf(visit, asks) : smsOf(visit, asks);
  const callId = run.context.nextId();
  run.jobs.add({
    ...{ id: run.context.nextId(), instanceId: execution.instanceId, executionId: execution.id },
    ...{ nodeId: node.id, kind: 'call', dueAt: run.context.now, every: null, times: 1 },
    ...{ hops: run.context.hops, overdue: null, deadline: null, callId, call, answer: null },
  });
  emit(run, execution.instanceId, {
    ...{ type: 'callAsked', nodeId: node.id, callId, kind: call.kind, target: targetOf(call) },
    isAgain: false,
  });
}

/** What a call is called where it stands among what leaves. */
export const targetOf = (call: AskedCall): string =>
  call.kind === 'request' ? `${call.method} ${call.endpoint}` : call.template;

function requestOf(visit: Visit, asks: RequestCall): AskedCall {
  const { kind, endpoint, method, answers, status } = asks;
  const said = { path: encodedPath(asks.path, visit), parameters: parametersOf(asks.parameters, visit) };
  return { kind, endpoint, method, answers, status, ...said };
}

function smsOf(visit: Visit, { kind, template, to, parameters }: SmsCall): AskedCall {
  const { run, execution, names, node } = visit;
  const { starterId, ownerId } = run.instances.get(execution.instanceId);
  const said = { kind, template, parameters: parametersOf(parameters, visit) };
  if (typeof to === 'object')
    return { ...said, toId: null, phone: textOf(valueOf(to.phone, names, labelOf(node))) };
  return { ...said, phone: null, toId: to === 'initiator' ? starterId : ownerId };
}

function parametersOf(parameters: readonly CallParameter[], { names, node }: Visit): Variables {
  return Object.fromEntries(
    parameters.map(({ name, value }) => [name, valueOf(value, names, labelOf(node))]),
  );
}

/** What an expression answers is one segment or one value of the address, whatever signs it holds. */
const encodedPath = ({ parts }: Template, { names, node }: Visit): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : encodeURIComponent(
            textOf(evaluate(part, names, labelOf(node))).replaceAll(/\p{Surrogate}/gu, '\ufffd'),
          ),
    )
    .join('');
