import { randomBytes } from 'node:crypto';
import { deviceTokenHeader } from '@policy/shared/auth/storage/site.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { momentOf, wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { networkOf } from '../../../kit/runtime/request-facts.ts';
import type { Services } from '../../../kit/services/services.ts';
import { hashOf } from '../tokens/token-hash.ts';
import { userTable } from '../../../accounts/tables.ts';
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

/** Where a call comes from. */
interface From {
  remoteIp: string;
  device: string | null;
}

/**
 * Who tries to sign in to an account: a device that its person has used before, else the address. All known devices of a
 * person share one allowance, for what a device is known by changes with every sign-in there, whoever signs in.
 */
export async function trierOf(ports: Ports, typed: TypedAccount, from: From): Promise<Trier> {
  const isKnown = await isKnownDevice(ports, { typed, device: from.device, lastsBeyond: ports.clock.now() });
  return isKnown ? { kind: 'device', source: '' } : { kind: 'address', source: networkOf(from.remoteIp) };
}

/**
 * Who tries codes: a device from which a code was right before, else the address. A device from before the second
 * factor counts as new: whoever had the password then could have made his own device known.
 */
export async function codeTrierOf(
  ports: Ports,
  typed: TypedAccount,
  { factorSince, ...from }: From & { factorSince: string },
): Promise<Trier> {
  const now = ports.clock.now().getTime();
  const enrolled = momentOf(factorSince).getTime() + lifeMs;
  const lastsBeyond = new Date(Math.max(now, enrolled));
  const isKnown = await isKnownDevice(ports, { typed, device: from.device, lastsBeyond });
  return isKnown
    ? { kind: 'codeDevice', source: '' }
    : { kind: 'codeAddress', source: networkOf(from.remoteIp) };
}

/** Whether a device is known as one of the account's person beyond a moment. */
async function isKnownDevice(
  { database: { db } }: Ports,
  { typed, device, lastsBeyond }: { typed: TypedAccount; device: string | null; lastsBeyond: Date },
): Promise<boolean> {
  if (device === null) return false;
  const known = await db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .innerJoin(userTable, eq(userTable.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.hash, hashOf(device)),
        gt(knownDevices.expiresAt, wireTime(lastsBeyond)),
        eq(userTable.tenantId, typed.tenantId),
        eq(userTable.account, typed.account),
      ),
    );
  return known.length > 0;
}

/** Whether a person signs in on a device that he has not used before; whoever is known from no device at all is new himself. */
export async function isNewDevice(
  { db, clock }: Context,
  userId: string,
  device: string | null,
): Promise<boolean> {
  const known = await db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), gt(knownDevices.expiresAt, wireTime(clock.now()))));
  return known.length > 0 && !known.some(({ hash }) => device !== null && hash === hashOf(device));
}

/** Knows a device from now on as one of this person's, in the open transaction; what it is known by is new every time, for all its people. */
export async function rememberDevice(
  { db, clock }: Context,
  userId: string,
  device: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashOf(token);
  const expiresAt = wireTime(new Date(clock.now().getTime() + lifeMs));
  await db
    .update(knownDevices)
    .set({ hash })
    .where(eq(knownDevices.hash, hashOf(device)));
  await db
    .insert(knownDevices)
    .values({ hash, userId, expiresAt })
    .onConflictDoUpdate({ target: [knownDevices.hash, knownDevices.userId], set: { expiresAt } });
  return token;
}
