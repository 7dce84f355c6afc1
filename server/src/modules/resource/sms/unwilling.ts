import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq, inArray } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { agreedToSms } from '../../../membership/consents.ts';

const [people, members] = [tableOf(user), tableOf(companyMember)];
const portalType = 2;

type Place = Pick<Context, 'db' | 'tenantId'>;

/** Of these numbers those of portal users who have not agreed to be told things by SMS. */
export async function unwillingOf(place: Place, phones: readonly string[]): Promise<string[]> {
  const holders = await holdersOf(place, phones);
  const willing = await agreedToSms(
    place,
    holders.map(({ userId }) => userId),
  );
  return holders.filter(({ userId }) => !willing.has(userId)).map(({ phone }) => phone);
}

/** The portal users behind numbers: by their own, and by the one that they left for a company. */
async function holdersOf(
  { db, tenantId }: Place,
  phones: readonly string[],
): Promise<{ phone: string; userId: string }[]> {
  if (phones.length === 0) return [];
  const own = await db
    .select({ phone: people.phone, userId: people.id })
    .from(people)
    .where(
      and(
        ...[eq(people.tenantId, tenantId), eq(people.isDeleted, 0), eq(people.userType, portalType)],
        inArray(people.phone, [...phones]),
      ),
    );
  const left = await db
    .select({ phone: members.contactPhone, userId: members.uid })
    .from(members)
    .where(
      and(
        ...[eq(members.tenantId, tenantId), eq(members.isDeleted, 0)],
        inArray(members.contactPhone, [...phones]),
      ),
    );
  return [...own, ...left].flatMap(({ phone, userId }) => (phone ? [{ phone, userId }] : []));
}
