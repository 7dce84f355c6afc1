import { sizeOf } from '../expressions/variable-limits.ts';
import type { InstanceRow, VariableRow } from '../rows.ts';

/** The variables of instances that are there no more. */
export function droppedVariables(
  before: readonly InstanceRow[],
  after: readonly InstanceRow[],
): readonly Pick<VariableRow, 'instanceId' | 'name'>[] {
  const now = new Map(after.map((row) => [row.id, row]));
  return before.flatMap(({ id: instanceId, variables, unread }) => {
    const kept = now.get(instanceId);
    if (!kept || (kept.variables === variables && kept.unread === unread)) return [];
    const isGone = (name: string) =>
      !Object.hasOwn(kept.variables, name) && !Object.hasOwn(kept.unread, name);
    return Object.keys({ ...variables, ...unread })
      .filter(isGone)
      .map((name) => ({ instanceId, name }));
  });
}

/** The variables of instances that were not there before a run or had another value. */
export function changedVariables(
  before: readonly InstanceRow[],
  after: readonly InstanceRow[],
): readonly VariableRow[] {
  const known = new Map(before.map((row) => [row.id, row.variables]));
  return after.flatMap(({ id: instanceId, variables }) => {
    const old = known.get(instanceId) ?? {};
    return Object.entries(variables)
      .filter(([name, value]) => !Object.hasOwn(old, name) || old[name] !== value)
      .map(([name, value = null]) => ({ instanceId, name, value, size: sizeOf(value) }));
  });
}
