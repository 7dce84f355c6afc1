import { randomBytes } from 'node:crypto';
import { deviceTokenHeader } from '@policy/shared/auth/site.ts';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { inTransaction } from '../../../db/transaction.ts';
import { wireTime } from '../../../kit/clock.ts';
import { networkOf } from '../../../kit/request-facts.ts';
import type { Services } from '../../../kit/services.ts';
import { hashOf } from '../token-hash.ts';
import { userTable } from '../tables.ts';
import type { Trier, TypedAccount } from './attempts.ts';
import { knownDevices } from './tables.ts';

type Ports = Pick<Services, 'database' | 'clock'>;

/** How long a device is known after its last sign-in. */
const lifeMs = 90 * 86_400_000;

/** What the calling device says to be known by; null for a client that keeps no such thing. */
export function deviceOf({ headers }: FastifyRequest): string | null {
  const said = headers[deviceTokenHeader.toLowerCase()];
  return typeof said === 'string' ? said.slice(0, 100) : null;
}

/** Who tries to sign in to an account: a device that its person has used before, else the address. */
export async function trierOf(
  { database: { db }, clock }: Ports,
  typed: TypedAccount,
  from: { remoteIp: string; device: string | null },
): Promise<Trier> {
  const address: Trier = { kind: 'address', source: networkOf(from.remoteIp) };
  if (from.device === null) return address;
  const hash = hashOf(from.device);
  const known = await db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .innerJoin(userTable, eq(userTable.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.hash, hash),
        gt(knownDevices.expiresAt, wireTime(clock.now())),
        eq(userTable.tenantId, typed.tenantId),
        eq(userTable.account, typed.account),
      ),
    );
  return known.length > 0 ? { kind: 'device', source: hash } : address;
}

/** Knows a device from now on as one of this person's; what it is known by is new every time, for all its people. */
export function rememberDevice({ database, clock }: Ports, userId: string, device: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashOf(token);
  const now = clock.now();
  const expiresAt = wireTime(new Date(now.getTime() + lifeMs));
  return inTransaction(database.db, async (tx) => {
    await tx.delete(knownDevices).where(lt(knownDevices.expiresAt, wireTime(now)));
    await tx
      .update(knownDevices)
      .set({ hash })
      .where(eq(knownDevices.hash, hashOf(device)));
    await tx
      .insert(knownDevices)
      .values({ hash, userId, expiresAt })
      .onConflictDoUpdate({ target: [knownDevices.hash, knownDevices.userId], set: { expiresAt } });
    return token;
  });
}
