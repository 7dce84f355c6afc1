import type { LevelPurpose } from '@policy/shared/contract/sign-in/sign-on.ts';
import { levelPurposes } from '@policy/shared/contract/sign-in/sign-on.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';

import { bareOfficer } from '../../test/bare-officer.ts';
import { addClerk, addCompany, addMember } from '../../test/companies.ts';
import { describeOnEachServer } from '../../test/describe-on-server.ts';
import { wireTime } from '../kit/runtime/clock.ts';
import type { Actor } from '../kit/runtime/context.ts';
import { tableOf } from '../kit/table/table.ts';
import { sessionSignOns } from '../sign-on/tables.ts';
import { assertLevel } from './real-name-level.ts';

const members = tableOf(companyMember);
const minute = 60_000;

interface Place {
  accountStatus?: 'pending';
  fromDate?: string;
  untilDate?: string;
}

describeOnEachServer('real-name levels', (server) => {
  let people = 0;
  /** A person of the portal whose memberships were given these levels, in a session of his own. */
  const somebody = async (levels: readonly number[], over: Place = {}) => {
    const account = `levelled${String((people += 1))}`;
    const userId = await addClerk(server.context, account);
    for (const authLevel of levels) {
      const companyId = await addCompany(server.context, { companyName: `${account} ${String(authLevel)}` });
      const id = await addMember(server.context, { account, companyId });
      await server.context.db
        .update(members)
        .set({ authLevel, ...over })
        .where(eq(members.id, id));
    }
    return bareOfficer(userId, { userType: 2, sessionId: uuidv7() });
  };
  const signOn = ({ sessionId }: Actor, facts: Partial<typeof sessionSignOns.$inferInsert>) => {
    const checkedAt = wireTime(server.clock.now());
    return server.context.db
      .insert(sessionSignOns)
      .values({ id: sessionId, tenantId: '000000', level: 0, checkedAt, ...facts });
  };
  const inMinutes = (count: number) => wireTime(new Date(server.clock.now().getTime() + count * minute));
  /** What is said to him for each purpose; nothing where he may. */
  const toldTo = async (actor: Actor) => {
    const told: Partial<Record<LevelPurpose, string>> = {};
    for (const purpose of levelPurposes)
      await assertLevel({ ...server.context, actor }, purpose).catch((error: unknown) => {
        told[purpose] = error instanceof Error ? error.message : '';
      });
    return told;
  };
  const [phone, realName] = ['level.phone', 'level.realName'];
  const lacks = [
    { read: phone, apply: phone, money: realName },
    { apply: phone, money: realName },
    { money: realName },
    {},
    {},
  ];

  it.each([0, 1, 2, 3, 4])('of level %i by an account, over all that he is a member of', async (level) => {
    expect(await toldTo(await somebody([0, level]))).toEqual(lacks[level]);
  });

  it('of memberships that wait, ended or have not begun count for nothing', async () => {
    for (const over of [
      { accountStatus: 'pending' as const },
      { untilDate: '2001-01-01' },
      { fromDate: '2999-01-01' },
    ])
      expect(await toldTo(await somebody([4], over))).toEqual(lacks[0]);
  });

  it.each([1, 2, 3, 4])('of level %i by a provider, whatever the account is worth', async (level) => {
    const actor = await somebody([4]);
    await signOn(actor, { providerId: uuidv7(), level });
    expect(await toldTo(actor)).toEqual(lacks[level]);
  });

  it('are raised to that of a phone while its proof holds, and no further', async () => {
    for (const proven of [await somebody([]), await somebody([1])]) {
      await signOn(proven, { phoneUntil: inMinutes(30) });
      expect(await toldTo(proven)).toEqual(lacks[2]);
    }
    const told = await somebody([]);
    await signOn(told, { providerId: uuidv7(), level: 1, phoneUntil: inMinutes(30) });
    expect(await toldTo(told)).toEqual(lacks[2]);
    server.clock.moveBy(31 * minute);
    expect(await toldTo(told)).toEqual(lacks[1]);
  });

  it('do not sink by a phone, and are not asked of officers', async () => {
    const high = await somebody([4]);
    await signOn(high, { phoneUntil: inMinutes(30) });
    expect(await toldTo(high)).toEqual({});
    expect(await toldTo({ ...(await somebody([])), userType: 1 })).toEqual({});
  });
});
