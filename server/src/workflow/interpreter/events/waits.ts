import type { Names } from '../../expressions/evaluate.ts';
import { valueOf } from '../../expressions/template.ts';
import { atDate } from '../../expressions/due.ts';
import type { ModelNode, Trigger } from '../../model/definition.ts';
import type { Timer } from '../../model/timing/times.ts';
import { labelOf } from '../../model/definition.ts';
import { cycleOf, eventNameOf } from '../../model/reading/read-trigger.ts';
import { noCall } from '../../rows.ts';
import type { JobRow } from '../../rows.ts';
import { after } from './due-at.ts';
import type { Timing } from './due-at.ts';
import type { Run } from '../run.ts';
import { definitionOf } from '../run.ts';
import type { Visit } from '../visit.ts';

/** Who waits: an execution, or an instance itself where it stands for its outermost scope. */
export interface Waiter {
  instanceId: string;
  executionId: string;
  names: Names;
}

/** Sets what may happen on the border of an activity while the token is at it. */
export function setWaits(visit: Visit): void {
  const { run, execution, node } = visit;
  const events = definitionOf(run, execution.instanceId).boundaries.get(node.id) ?? [];
  for (const event of events) waitFor(run, waiterOf(visit), event);
}

/** A token as somebody who waits. */
export const waiterOf = ({ execution, names }: Visit): Waiter => ({
  instanceId: execution.instanceId,
  executionId: execution.id,
  names,
});

/** Waits for what an event names; errors and escalations are looked for when they are thrown, and need no row. */
export function waitFor(
  run: Run,
  { names, ...who }: Waiter,
  event: ModelNode & { trigger: Trigger | null },
): void {
  const { trigger } = event;
  const row = { id: run.context.nextId(), ...who, nodeId: event.id };
  if (trigger?.kind === 'timer')
    run.jobs.add({
      ...row,
      hops: 0,
      kind: 'timer',
      ...noCall,
      overdue: null,
      deadline: null,
      ...dueOf(run, trigger.timer, { names, node: labelOf(event) }),
    });
  if (trigger?.kind !== 'signal' && trigger?.kind !== 'message') return;
  const name = eventNameOf(valueOf(trigger.name, names, labelOf(event)), labelOf(event));
  const isLocal = trigger.kind === 'signal' && trigger.isLocal;
  run.subscriptions.add({ ...row, kind: trigger.kind, name, isLocal });
}

/** When a timer is due, and how often it is to fire. */
export function dueOf(
  { context: { now: from }, definitions }: Timing,
  { kind, value: source, countsWorkdays }: Timer,
  { names, node }: { names: Names; node: string },
): Pick<JobRow, 'dueAt' | 'every' | 'times'> {
  const value = valueOf(source, names, node);
  if (kind === 'date') return { dueAt: atDate(value, node), every: null, times: 1 };
  const dueAfter = (duration: unknown) => after({ from, definitions }, duration, { node, countsWorkdays });
  if (kind === 'duration') return { dueAt: dueAfter(value), every: null, times: 1 };
  const { every, times } = cycleOf(value, node);
  return { dueAt: dueAfter(every), every, times };
}

/** Takes back whatever somebody waits for, or what of it concerns some nodes. */
export function dropWaits(
  run: Run,
  { id }: { id: string },
  concerns: (nodeId: string) => boolean = () => true,
): void {
  for (const table of [run.jobs, run.subscriptions])
    for (const row of table.all()) if (row.executionId === id && concerns(row.nodeId)) table.remove(row.id);
}
