import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';

import { wireTime } from '../../src/kit/runtime/clock.ts';
import { tableOf } from '../../src/kit/table/table.ts';
import { forgetAttempts } from '../../src/modules/sign-in/lockout/attempts.ts';
import { otherTenant } from '../conformance/fixture.ts';
import type { AttackCase, SideCall } from './case.ts';
import type { AttackFixture } from './attack-fixture.ts';

type Restore = () => Promise<void>;
type PlayStep = (step: SideCall) => Promise<unknown>;

const nothing: Restore = () => Promise.resolve();

/** Brings about what a case asks for before its attack; the answer puts things back. */
export async function prepare(attack: AttackCase, fixture: AttackFixture, step: PlayStep): Promise<Restore> {
  if (JSON.stringify(attack.query).includes('{{forceError}}')) return breakTable(fixture);
  const { services } = fixture.conformance.server;
  // An account that another case locked would refuse this one's tries unseen.
  if (attack.query['username']) await forgetAttempts(services, { tenantId: '000000', account: 'target' });
  const restores: Restore[] = [];
  for (const one of attack.setup ?? []) restores.push(await prepared(one, fixture, step));
  return async () => {
    for (const restore of restores) await restore();
  };
}

async function prepared(one: SideCall, fixture: AttackFixture, step: PlayStep): Promise<Restore> {
  if (one.fault) return fillDisk();
  if (one.method === 'SQL') return endTerm(fixture);
  await step(one);
  // Other cases need the account again.
  const again = { ...one, path: `${one.path}&disabled=0` };
  return one.path?.includes('accountDisabled') ? async () => void (await step(again)) : nothing;
}

/** The one statement of the cases, in the words of our tables: the other tenant's time is over. */
async function endTerm({ conformance: { server } }: AttackFixture): Promise<Restore> {
  const table = tableOf(tenant);
  const set = async (expireTime: string | null) => {
    await server.database.db.update(table).set({ expireTime }).where(eq(table.tenantId, otherTenant));
    // The server looks again after some seconds.
    server.clock.moveBy(60_000);
  };
  await set(wireTime(new Date(Date.now() - 86_400_000)));
  return () => set(null);
}

/** The database answers with an error of its own, as it would if somebody had damaged it. */
async function breakTable({ conformance: { server } }: AttackFixture): Promise<Restore> {
  const { db } = server.database;
  await db.execute(sql`alter table "user" rename to "user_away"`);
  return async () => {
    await db.execute(sql`alter table "user_away" rename to "user"`);
  };
}

/** Every file written meets a disk without room, after the first half. */
async function fillDisk(): Promise<Restore> {
  const handle = await open(fileURLToPath(import.meta.url));
  const kind = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const spy = vi.spyOn(kind, 'writeFile').mockRejectedValue(full);
  return async () => spy.mockRestore();
}
