import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';
import { wireTimestamp } from '../table/columns.ts';
import { wireTime } from '../runtime/clock.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { inTransaction } from './transaction.ts';

/** Answers of writes that carried a key, so that a repeated one changes nothing and answers the same. */
export const idempotentWrites = pgTable(
  'idempotent_write',
  {
    owner: text().notNull(),
    key: text().notNull(),
    /** What was asked for, as a hash; rows of before it was kept have none. */
    bodyHash: text(),
    answer: jsonb(),
    at: wireTimestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

const keyForm = /^[\w.:-]{8,100}$/;

/**
 * The write of a call: one transaction, and once per caller and idempotency key. A repeated call answers as the first
 * did; the same key with another call or body is refused with 409. What runs inside sees no key any more.
 */
export function writeOnce<T>(request: FastifyRequest, write: (context: Context) => Promise<T>): Promise<T> {
  return inTransaction(request.context, (context) => {
    const { idempotencyKey: key, db, clock, tenantId, actor } = context;
    if (!key) return write(context);
    if (!keyForm.test(key)) throw new Refusal('request.idempotencyKey');
    const asked = [request.method, request.routeOptions.url, request.query, request.body];
    const owner = ownerOf(tenantId, actor?.userId ?? 'anonymous');
    return oncePerKey({ db, owner, key, asked, now: clock.now() }, () =>
      write({ ...context, idempotencyKey: null }),
    );
  });
}

/** The owner of a key: the same key sent by two people is two keys. */
export const ownerOf = (tenantId: string, userId: string) => `${tenantId}:${userId}`;

/** A write under a key; `asked` is everything that tells it apart from another write. */
export interface KeyedWrite {
  db: Database;
  owner: string;
  key: string;
  asked: unknown;
  now: Date;
}

/** Runs a write once inside the open transaction of `db`; its answer is kept in the same transaction. */
export async function oncePerKey<T>(
  { db, owner, key, asked, now }: KeyedWrite,
  write: () => Promise<T>,
): Promise<T> {
  const bodyHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  // A second caller of the same key waits here until the first has committed or failed.
  const claimed = await db
    .insert(idempotentWrites)
    .values({ owner, key, bodyHash, at: wireTime(now) })
    .onConflictDoNothing()
    .returning({ key: idempotentWrites.key });
  const mine = and(eq(idempotentWrites.owner, owner), eq(idempotentWrites.key, key));
  if (claimed.length === 0) {
    const [known] = await db.select().from(idempotentWrites).where(mine);
    if (known?.bodyHash && known.bodyHash !== bodyHash) throw new Refusal('request.idempotencyKeyReused');
    // What is kept under this hash is what this write answered.
    return known?.answer as T;
  }
  const answer = await write();
  await db
    .update(idempotentWrites)
    .set({ answer: answer ?? null })
    .where(mine);
  return answer;
}
