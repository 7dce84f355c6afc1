import { consent } from '@policy/shared/contract/entities/people/consent.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { agreementKey, keysIn } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { AgreementKind } from '@policy/shared/contract/people/agreement-kinds.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../kit/rows/repository.ts';
import { wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';
import { agreementsInForce, givenConsents } from './consents.ts';
import type { InForce } from './consents.ts';

const [people, consents] = [tableOf(user), tableOf(consent)];

/** Which editions in force a call names; refuses one that is not, so that nobody agrees to what he was not shown. */
export async function namedInForce(context: Context, said: string): Promise<InForce[]> {
  const inForce = [...(await agreementsInForce(context)).values()];
  return [...new Set(keysIn(said))].map((key) => {
    const named = inForce.find((one) => agreementKey(one) === key);
    if (!named) throw new Refusal('consent.edition', {}, 'consents');
    return named;
  });
}

/**
 * Keeps what a person agrees to, with its moment and his address, inside the open transaction. What he had agreed to of the
 * same kind ends with it; the same edition again changes nothing.
 */
export async function giveConsents(
  context: Context,
  userId: string,
  named: readonly InForce[],
): Promise<void> {
  await queueBehindHim(context, userId);
  const given = await givenConsents(context, userId);
  const fresh = named.filter(({ kind, edition }) => given.get(kind)?.edition !== edition);
  if (fresh.length === 0) return;
  await endConsents(context, { userId, kinds: fresh.map(({ kind }) => kind), ended: 'renewed' });
  const givenAt = wireTime(context.clock.now());
  // Whatever his account may write besides; who registers has none yet.
  await repositoryOf(consent, { ...context, actor: null }).insertMany(
    fresh.map(({ kind, edition }) => ({
      id: uuidv7(),
      draft: { userId, kind, edition, givenAt, address: context.remoteIp ?? null },
    })),
  );
}

/** Ends a consent that a person takes back; refuses where there is none. */
export async function withdrawConsent(context: Context, userId: string, kind: AgreementKind): Promise<void> {
  await queueBehindHim(context, userId);
  const count = await endConsents(context, { userId, kinds: [kind], ended: 'withdrawn' });
  if (count === 0) throw new Refusal('consent.nothingGiven');
}

/** What a person says about his consents goes one after the other. */
async function queueBehindHim({ db }: Context, userId: string) {
  await db.select({ id: people.id }).from(people).where(eq(people.id, userId)).for('update');
}

interface Ending {
  userId: string;
  kinds: readonly AgreementKind[];
  ended: 'withdrawn' | 'renewed';
}

async function endConsents({ db, tenantId, clock, remoteIp }: Context, { userId, kinds, ended }: Ending) {
  const now = wireTime(clock.now());
  const rows = await db
    .update(consents)
    .set({ ended, endedAt: now, endedAddress: remoteIp ?? null, updateTime: now })
    .where(
      and(
        ...[eq(consents.tenantId, tenantId), eq(consents.userId, userId)],
        ...[inArray(consents.kind, [...kinds]), isNull(consents.endedAt)],
      ),
    )
    .returning({ id: consents.id });
  return rows.length;
}
