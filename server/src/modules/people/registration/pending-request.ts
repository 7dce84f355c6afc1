import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { registrationTable } from '../tables.ts';
import { queueBehind } from './keep-request.ts';

/** A request that nobody has answered yet, with the place that waits for it. */
export type Pending = RowOf<typeof registration> & {
  userId: string;
  memberId: string | null;
  numberHash: string | null;
};

/**
 * A request that nobody has answered yet, held until the end of the transaction; refuses one that was answered, and one that
 * is no longer what the caller saw.
 */
export async function pending(context: Context, id: string, version?: number): Promise<Pending> {
  const row = await repositoryOf(registration, context).get(id);
  return held(context, row.id, version);
}

/** The same for whoever may answer without reading the list of requests. */
export async function held(context: Context, id: string, version?: number): Promise<Pending> {
  const table = registrationTable;
  const here = and(eq(table.id, id), eq(table.tenantId, context.tenantId), eq(table.isDeleted, 0));
  const [before] = await context.db.select({ hash: table.numberHash }).from(table).where(here);
  // In the order of new requests: first everybody of the number, then the row.
  if (typeof before?.hash === 'string') await queueBehind(context, before.hash);
  const [own] = await context.db
    .select({ memberId: table.memberId, numberHash: table.numberHash })
    .from(table)
    .where(and(here, eq(table.status, 'pending')))
    .for('update');
  const row = await repositoryOf(registration, context).first(eq(table.id, id));
  if (!own || !row?.userId) throw new Refusal('registration.decided');
  if (version !== undefined && row.version !== version) throw new Refusal('row.stale');
  return { ...row, userId: row.userId, memberId: textOf(own.memberId), numberHash: textOf(own.numberHash) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
