import { outboxStates } from '@policy/shared/contract/log/outbox.ts';
import type { OutboxKind } from '@policy/shared/contract/log/outbox.ts';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

import type { Database } from '../../database/client.ts';
import { momentOf, wireTime } from '../runtime/clock.ts';
import type { Context } from '../runtime/context.ts';
import { rowKeys, wireTimestamp } from '../table/columns.ts';
import { insertAtEnd } from './closing-writes.ts';

/** What still has to leave the server; written with what it is about, and taken away when it has left. */
export const outbox = pgTable(
  'outbox',
  {
    ...rowKeys(),
    kind: text().notNull(),
    /** What leaves stands in the row of its kind; the outbox keeps no copy of it. */
    recordId: uuid().notNull(),
    /** What that row is called, masked as its list shows it. */
    target: text().notNull(),
    state: text({ enum: outboxStates }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createTime: wireTimestamp().notNull(),
    /** Not to be tried before; whoever takes it puts this ahead, so that nobody else does. */
    dueTime: wireTimestamp().notNull(),
  },
  (table) => [
    index('outbox_due')
      .on(table.kind, table.dueTime)
      // A value would become a parameter, which an index cannot have.
      .where(sql`${table.state} = 'pending'`),
    index('outbox_record').on(table.kind, table.recordId),
    index('outbox_order').on(
      table.tenantId,
      table.createTime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** A row that has to leave. */
export interface OutboxRecord {
  recordId: string;
  target: string;
}

/** Tells whoever delivers on this process that something of a kind is due. */
export interface OutboxSignal {
  wake: (kind: string) => void;
  /** Calls back until what it answers is called. */
  listen: (listener: (kind: string) => void) => () => void;
}

/** The signal of one server. */
export function createOutboxSignal(): OutboxSignal {
  const listeners = new Set<(kind: string) => void>();
  return {
    wake: (kind) => {
      for (const listener of listeners) listener(kind);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Notes that rows have to leave, in the open transaction; nothing leaves before its commit, or where it is taken back. */
export async function putInOutbox(context: Context, kind: OutboxKind, records: readonly OutboxRecord[]) {
  const { tenantId, clock } = context;
  const now = wireTime(clock.now());
  const events = records.map((record) => ({
    ...{ ...record, id: uuidv7(), tenantId, kind, createTime: now, dueTime: now },
  }));
  await insertAtEnd(context, outbox, events);
  wakeAfterCommit(context, [kind]);
}

/**
 * The same for rows that may stand there already: an event that was given up is tried again under its own id, so that a
 * receiver who has it knows it, and one that waits is left to wait.
 */
export async function putInOutboxAgain(context: Context, kind: OutboxKind, records: readonly OutboxRecord[]) {
  const { db, tenantId } = context;
  const isTheirs = and(
    eq(outbox.tenantId, tenantId),
    eq(outbox.kind, kind),
    inArray(
      outbox.recordId,
      records.map(({ recordId }) => recordId),
    ),
  );
  const there = await db.select({ recordId: outbox.recordId }).from(outbox).where(isTheirs).for('update');
  await revive(context, isTheirs);
  const known = new Set(there.map(({ recordId }) => recordId));
  await putInOutbox(
    context,
    kind,
    records.filter(({ recordId }) => !known.has(recordId)),
  );
}

/** Has dead events of these ids tried from the beginning, under the ids that their receivers know; answers how many there were. */
export async function repeatDead(context: Context, ids: readonly string[]): Promise<number> {
  const own = and(eq(outbox.tenantId, context.tenantId), inArray(outbox.id, [...ids]));
  const kinds = await revive(context, own);
  wakeAfterCommit(context, kinds);
  return kinds.length;
}

async function revive({ db, clock }: Context, which: SQL | undefined): Promise<string[]> {
  const rows = await db
    .update(outbox)
    .set({ state: 'pending', attempts: 0, lastError: null, dueTime: wireTime(clock.now()) })
    .where(and(which, eq(outbox.state, 'dead')))
    .returning({ kind: outbox.kind });
  return rows.map(({ kind }) => kind);
}

function wakeAfterCommit(context: Context, kinds: readonly string[]) {
  for (const kind of new Set(kinds)) context.afterCommit(() => context.rules.outboxSignal.wake(kind));
}

const lateMs = 60_000;

/** How many events are due and have not left, how many of them for more than a minute, and how many nobody tries again. */
export async function outboxWaiting(db: Database, now: Date): Promise<Record<string, number>> {
  const count = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const isDueBy = (moment: Date) => and(eq(outbox.state, 'pending'), lte(outbox.dueTime, wireTime(moment)));
  const [counts] = await db
    .select({
      due: count(isDueBy(now)),
      late: count(isDueBy(new Date(now.getTime() - lateMs))),
      dead: count(eq(outbox.state, 'dead')),
    })
    .from(outbox);
  return { ...counts };
}

/** How old the oldest event of a kind is that still has to leave, in seconds; 0 where none waits. */
export async function oldestWaiting(db: Database, kind: OutboxKind, now: Date): Promise<number> {
  const { createTime } = outbox;
  const [oldest] = await db
    .select({ since: sql<string | null>`min(${createTime})`.mapWith(createTime) })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.state, 'pending')));
  return oldest?.since ? (now.getTime() - momentOf(oldest.since).getTime()) / 1000 : 0;
}
