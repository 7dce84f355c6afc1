import { sizeOf } from '../expressions/variable-limits.ts';
import type { InstanceRow, VariableRow } from '../rows.ts';

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
