import type { MigrationProblem, MigrationStep } from '@policy/shared/contract/workflow/migration.ts';

import type { Definition } from './model/definition.ts';
import { buttonOf, labelOf, nodeOf } from './model/definition.ts';
import type { InstanceRow, LiveRows, TaskRow } from './rows.ts';

/** What another version of its process means for an instance: each node at which something stands, and what stands in the way. */
export function migrationReport(
  { from, to }: { from: Definition; to: Definition },
  { id }: Pick<InstanceRow, 'id'>,
  rows: LiveRows,
): readonly MigrationStep[] {
  const here = [...rows.executions, ...rows.jobs, ...rows.subscriptions].filter(
    (row) => row.instanceId === id,
  );
  const returns = rows.executions.flatMap((row) => (row.instanceId === id ? (row.returnTo ?? []) : []));
  const nodeIds = new Set([...here.map(({ nodeId }) => nodeId), ...returns]);
  return [...nodeIds].map((nodeId) => {
    const node = from.nodes.get(nodeId);
    return {
      nodeId,
      name: node ? labelOf(node) : nodeId,
      problem: problemOf(from, to, nodeId) ?? effectOf(to, nodeId, { id, rows }),
    };
  });
}

/** A token goes on at the node of the same id: one of another type, or elsewhere, would not know what to do with it. */
function problemOf(from: Definition, to: Definition, nodeId: string): MigrationProblem | null {
  const [before, after] = [from.nodes.get(nodeId), to.nodes.get(nodeId)];
  if (!before || !after) return 'missing';
  if (before.type !== after.type) return 'type';
  if (before.scopeId !== after.scopeId) return 'scope';
  if (attachedTo(before) !== attachedTo(after)) return 'scope';
  return (before.loop === null) === (after.loop === null) ? null : 'instances';
}

interface Standing extends Pick<InstanceRow, 'id'> {
  rows: LiveRows;
}

/** What passes by itself, or waits for others to sign, was allowed to because its approval had no effect. */
function effectOf(to: Definition, nodeId: string, { id, rows }: Standing): MigrationProblem | null {
  const effect = buttonOf(nodeOf(to, nodeId), 'approved')?.effect ?? null;
  const isHere = (row: { instanceId: string; nodeId: string }) =>
    row.instanceId === id && row.nodeId === nodeId;
  const passes = rows.jobs.some((job) => isHere(job) && job.deadline?.act === 'pass');
  const isSigned = rows.tasks.some((task) => isHere(task) && waitsForSigners(task));
  return effect !== null && (passes || isSigned) ? 'effect' : null;
}

const waitsForSigners = ({ signs, signersAfter }: TaskRow): boolean =>
  signersAfter.length > 0 || (signs !== null && signs !== 'before');

const attachedTo = (node: { type: string; attachedTo?: string }) => node.attachedTo ?? null;
