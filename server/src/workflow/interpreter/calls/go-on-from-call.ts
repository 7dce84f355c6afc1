import { callFailedCode } from '@policy/shared/contract/workflow/service-calls.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { labelOf } from '../../model/definition.ts';
import type { JobRow } from '../../rows.ts';
import { throwFrom } from '../events/throw-event.ts';
import { emit } from '../run.ts';
import type { Run } from '../run.ts';
import { leaveAtOnce, visitOf } from '../visit.ts';

/**
 * A call was answered: the token goes on with what is kept of it. What nobody tries again by itself is an error of the step;
 * where nobody catches it, the command is refused and the call waits for operations staff.
 */
export function goOnFromCall(run: Run, { executionId, answer }: JobRow): void {
  if (!answer) throw new Refusal('workflow.callUnderWay');
  const visit = visitOf(run, executionId);
  if (answer.ok) {
    for (const [name, value] of Object.entries(answer.values)) visit.names.set(name, value);
    leaveAtOnce(visit);
  } else if (!throwFrom(run, visit.execution, callFailedCode))
    throw new Refusal('workflow.callFailed', { node: labelOf(visit.node) });
}

/** Notes the calls that a run was given and that nobody waits for any more. */
export function noteCallsOver(run: Run, loaded: readonly JobRow[]): void {
  const waiting = new Set(run.jobs.all().map(({ callId }) => callId));
  for (const { callId, instanceId } of loaded)
    if (callId !== null && !waiting.has(callId)) emit(run, instanceId, { type: 'callOver', callId });
}
