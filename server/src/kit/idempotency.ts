import { eq, and } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { wireTimestamp } from './columns.ts';
import { wireTime } from './clock.ts';
import type { Context } from './context.ts';
import { Refusal } from './errors.ts';

/** Answers of writes that carried a key, so that a repeated one changes nothing and answers the same. */
export const idempotentWrites = pgTable(
  'idempotent_write',
  {
    owner: text().notNull(),
    key: text().notNull(),
    act: text().notNull(),
    answer: jsonb(),
    at: wireTimestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key, table.act] })],
);

const keyForm = /^[\w.:-]{8,100}$/;

/** Runs a write once per caller, key and act inside the open transaction; without a key it simply runs. */
export async function once<T>(context: Context, act: string, write: () => Promise<T>): Promise<T> {
  const { idempotencyKey: key, db } = context;
  if (!key) return write();
  if (!keyForm.test(key)) throw new Refusal('request.idempotencyKey');
  const owner = `${context.tenantId}:${context.actor?.userId ?? 'anonymous'}`;
  const mine = { owner, key, act };
  // A second caller of the same key waits here until the first has committed or failed.
  const claimed = await db
    .insert(idempotentWrites)
    .values({ ...mine, at: wireTime(context.clock.now()) })
    .onConflictDoNothing()
    .returning({ key: idempotentWrites.key });
  const where = and(
    eq(idempotentWrites.owner, owner),
    eq(idempotentWrites.key, key),
    eq(idempotentWrites.act, act),
  );
  if (claimed.length === 0) {
    const [known] = await db.select({ answer: idempotentWrites.answer }).from(idempotentWrites).where(where);
    // What was stored under this act is what this act's write answered.
    return known?.answer as T;
  }
  const answer = await write();
  await db
    .update(idempotentWrites)
    .set({ answer: answer ?? null })
    .where(where);
  return answer;
}
