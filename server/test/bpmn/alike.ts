import type { Engine } from './engine.ts';

/** What two engines have to agree on: every row and value, ids by the order in which their rows were made. */
export async function rowsAlike({ keeper }: Engine): Promise<unknown> {
  const { instances, executions, tasks, jobs, subscriptions } = await keeper.snapshot();
  const { history, comments } = await keeper.trace();
  const tables = { instances, executions, tasks, jobs, subscriptions, history, comments };
  const ids = Object.values(tables).flatMap((rows: readonly { id: string }[]) => rows.map(({ id }) => id));
  const places = new Map(ids.toSorted().map((id, place) => [id, `#${place}`]));
  const sorted = Object.entries(tables).map(([name, rows]: [string, readonly { id: string }[]]) => [
    name,
    rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((row) => placed(row, places)),
  ]);
  return Object.fromEntries(sorted);
}

const anId = /^(id-\d+|[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21})$/;
/** What only one of them keeps of a row: whose it is, how the loop of the timers fares with it, and files. */
const kept = ['tenantId', 'retries', 'lockedUntil', 'error', 'attachments'];

function placed(value: unknown, places: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return anId.test(value) ? (places.get(value) ?? 'gone') : value;
  if (Array.isArray(value)) return value.map((one) => placed(one, places));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([key, one]) => one !== undefined && !kept.includes(key));
  return Object.fromEntries(entries.map(([key, one]) => [key, placed(one, places)]));
}
