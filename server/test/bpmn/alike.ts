import type { Snapshot } from './engine.ts';

/** What two engines have to agree on: every row and value, ids by the order in which their rows were made. */
export function alike(snapshot: Snapshot): unknown {
  const { instances, executions, tasks, jobs, subscriptions } = snapshot;
  const tables = { instances, executions, tasks, jobs, subscriptions };
  const ids = Object.values(tables).flatMap((rows: readonly { id: string }[]) => rows.map(({ id }) => id));
  const places = new Map(ids.toSorted().map((id, place) => [id, `#${place}`]));
  const sorted = Object.entries(tables).map(([name, rows]: [string, readonly { id: string }[]]) => [
    name,
    rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((row) => placed(row, places)),
  ]);
  return Object.fromEntries(sorted);
}

const anId = /^(id-\d+|[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21})$/;
/** What only a database keeps of a row: whose it is, and how the loop of the timers fares with it. */
const kept = ['tenantId', 'retries', 'lockedUntil', 'error'];

function placed(value: unknown, places: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return anId.test(value) ? (places.get(value) ?? 'gone') : value;
  if (Array.isArray(value)) return value.map((one) => placed(one, places));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([key, one]) => one !== undefined && !kept.includes(key));
  return Object.fromEntries(entries.map(([key, one]) => [key, placed(one, places)]));
}
