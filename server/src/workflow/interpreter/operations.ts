import { flowsOut } from '../behaviours/table.ts';
import type { Flow } from '../model/definition.ts';
import { labelOf, nodeOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { beginActivity, beginInstance } from './activity.ts';
import { leaveInstance } from './body.ts';
import { closeVisit, openVisit, recordFlow } from './history.ts';
import { endData } from './names.ts';
import type { Operation, Run } from './run.ts';
import { bodyAround, definitionOf, emit, reach } from './run.ts';
import { comeBack } from './returns.ts';
import { completeIfEmpty } from './scopes.ts';
import { dropWaits } from './events/waits.ts';
import { visitOf } from './visit.ts';

/** Performs one operation; a token that has gone in the meantime makes it nothing. */
export function perform(run: Run, operation: Operation): void {
  const execution = run.executions.find(operation.executionId);
  if (!execution) return;
  if (operation.kind === 'enter') enter(run, execution, operation);
  else if (operation.kind === 'begin') beginInstance(run, operation.executionId);
  else if (operation.kind === 'leave') leave(run, execution);
  else end(run, execution);
}

function enter(run: Run, execution: ExecutionRow, to: Extract<Operation, { kind: 'enter' }>): void {
  const node = nodeOf(definitionOf(run, execution.instanceId), to.nodeId);
  const { id, instanceId } = execution;
  endData(run, execution);
  run.executions.change(id, {
    nodeId: node.id,
    arrivedBy: to.flowId,
    kind: 'token',
    loop: null,
    joining: false,
  });
  openVisit(run, execution, node);
  emit(run, instanceId, { type: 'nodeEntered', nodeId: node.id, nodeName: labelOf(node) });
  reach(run, { instanceId, nodeId: node.id }, to.isAgain ? undefined : node.on.enter);
  beginActivity(run, id);
}

function leave(run: Run, execution: ExecutionRow): void {
  const body = bodyAround(run, execution);
  if (execution.returnTo !== null) comeBack(run, execution);
  else if (body) leaveInstance(run, execution, body);
  else leaveNode(run, execution);
}

function leaveNode(run: Run, execution: ExecutionRow): void {
  const visit = visitOf(run, execution.id);
  const flows = flowsOut(visit);
  dropWaits(run, execution);
  closeVisit(run, execution);
  if (flows.length === 0) run.agenda.push({ kind: 'end', executionId: execution.id });
  flows.forEach((flow, index) => {
    take(run, index === 0 ? execution.id : fork(run, execution.id), flow);
  });
}

function take(run: Run, executionId: string, flow: Flow): void {
  recordFlow(run, run.executions.get(executionId).instanceId, flow);
  run.agenda.push({ kind: 'enter', executionId, nodeId: flow.targetId, flowId: flow.id });
}

/** A second token at the same node, with the variables of the first. */
function fork(run: Run, executionId: string): string {
  const id = run.context.nextId();
  run.executions.add({ ...run.executions.get(executionId), id, kind: 'token', historyId: null });
  return id;
}

function end(run: Run, execution: ExecutionRow): void {
  closeVisit(run, execution);
  run.executions.remove(execution.id);
  completeIfEmpty(run, execution.instanceId, execution.parentId);
}
