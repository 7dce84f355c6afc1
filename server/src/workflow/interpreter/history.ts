import type { Flow, ModelNode } from '../model/definition.ts';
import { labelOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import type { Run } from './run.ts';

/** Opens the row of a visit; it stays open while the token is there. */
export function openVisit(run: Run, execution: ExecutionRow, node: ModelNode): void {
  const visit = run.history.add({
    id: run.context.nextId(),
    instanceId: execution.instanceId,
    nodeId: node.id,
    nodeName: labelOf(node),
    nodeType: node.type,
    taskId: null,
    startedAt: run.context.now,
    endedAt: null,
    endReason: null,
  });
  run.executions.change(execution.id, { historyId: visit.id });
}

/** Ends the visit of an execution, with a reason when the token did not leave by itself. */
export function closeVisit(run: Run, execution: ExecutionRow, endReason: string | null = null): void {
  const { historyId } = execution;
  if (historyId === null) return;
  if (run.history.find(historyId)) run.history.change(historyId, { endedAt: run.context.now, endReason });
  else run.endedHistory.push({ id: historyId, endReason });
  run.executions.change(execution.id, { historyId: null });
}

/** Writes the row of a flow that a token took. */
export function recordFlow(run: Run, instanceId: string, flow: Flow): void {
  run.history.add({
    id: run.context.nextId(),
    instanceId,
    nodeId: flow.id,
    nodeName: flow.name,
    nodeType: 'sequenceFlow',
    taskId: null,
    startedAt: run.context.now,
    endedAt: run.context.now,
    endReason: null,
  });
}
