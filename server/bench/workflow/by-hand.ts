import type pg from 'pg';
import { v7 } from 'uuid';

import type { Seen } from './statements-seen.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * A transaction written by hand: the statements that the engine sent for one task, prepared as there, for any other task of
 * the same node. What it reads it takes apart, and puts the ids found there into what it writes; nothing is checked or decided.
 */
export function byHand(pool: pg.Pool, seen: readonly Seen[], seenFor: string) {
  const steps = seen.map((one) => ({ ...one, ids: idsIn(textOf(one.rows)) }));
  return async (taskId: string): Promise<void> => {
    const ids = new Map([[seenFor, taskId]]);
    const client = await pool.connect();
    try {
      for (const { text, name, values, ids: inOther } of steps) {
        const sent = values.map((value) => withIds(value, ids));
        const { rows } = await client.query({
          text,
          ...(name ? { name } : {}),
          values: sent,
          rowMode: 'array',
          types,
        });
        learn(ids, inOther, idsIn(textOf(rows)));
        rows
          .flat()
          .filter(isJson)
          .map((value) => JSON.parse(value));
      }
    } finally {
      client.release();
    }
  };
}

/** The value with the ids of one case in place of another's; an id that was made by the writing is made anew. */
export function withIds(value: unknown, ids: Map<string, string>): unknown {
  if (typeof value !== 'string') return value;
  return value.replaceAll(uuid, (id) => {
    const own = ids.get(id) ?? v7();
    ids.set(id, own);
    return own;
  });
}

/** Ids stand in the same order in both, because the rows are those of the same node. */
function learn(ids: Map<string, string>, others: readonly string[], own: readonly string[]): void {
  if (others.length !== own.length) throw new Error('The rows of two cases at one node differ in shape');
  for (const [at, id] of others.entries()) ids.set(id, own[at]!);
}

// Told as the database wrote it.
const types = { getTypeParser: () => (value: string) => value };
const isJson = (value: unknown): value is string => typeof value === 'string' && /^[[{]/.test(value);

const textOf = (rows: readonly unknown[]): string =>
  rows
    .flat()
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(' ');
const idsIn = (text: string): string[] => text.match(uuid) ?? [];
