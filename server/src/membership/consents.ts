import type { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { consent } from '@policy/shared/contract/entities/people/consent.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import {
  agreementKey,
  agreementKinds,
  generalKinds,
} from '@policy/shared/contract/people/agreement-kinds.ts';
import type { AgreementKind } from '@policy/shared/contract/people/agreement-kinds.ts';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';

const [agreements, consents] = [tableOf(agreement), tableOf(consent)];

/** The newest published edition of a kind, and the oldest one that somebody may have agreed to without being asked again. */
export interface InForce {
  id: string;
  kind: AgreementKind;
  edition: number;
  since: number;
}

type Acting = Pick<RowOf<typeof portalUser>, 'uid' | 'companyId' | 'accountStatus'>;
type Place = Pick<Context, 'db' | 'tenantId'>;

/** What people agree to at this moment, by kind; a kind without a published text is asked of nobody. */
export async function agreementsInForce({ db, tenantId }: Place): Promise<Map<AgreementKind, InForce>> {
  const { id, kind, edition, mustAskAgain } = agreements;
  // Published editions stay published, so that their numbers say which of them is in force.
  const rows = await db
    .select({ id, kind, edition, mustAskAgain })
    .from(agreements)
    .where(
      and(
        ...[eq(agreements.tenantId, tenantId), eq(agreements.isDeleted, 0)],
        ...[eq(agreements.status, 'published'), gt(edition, 0)],
      ),
    )
    .orderBy(asc(edition));
  const found = new Map<AgreementKind, InForce>();
  for (const row of rows) {
    const since = row.mustAskAgain === 1 ? row.edition : (found.get(row.kind)?.since ?? row.edition);
    found.set(row.kind, { id: row.id, kind: row.kind, edition: row.edition, since });
  }
  return new Map(
    agreementKinds.flatMap((one) => {
      const its = found.get(one);
      return its ? [[one, its] as const] : [];
    }),
  );
}

/** What somebody has agreed to and not taken back, by kind. */
export async function givenConsents({ db, tenantId }: Context, userId: string) {
  const { kind, edition, givenAt } = consents;
  const rows = await db
    .select({ kind, edition, givenAt })
    .from(consents)
    .where(and(eq(consents.tenantId, tenantId), eq(consents.userId, userId), isNull(consents.endedAt)));
  return new Map(rows.map((row) => [row.kind, row]));
}

/** The edition that a person has to agree to first, as a key; null where his consent holds, or nothing is asked. */
export async function consentToAsk(
  context: Context,
  userId: string,
  kind: AgreementKind,
): Promise<string | null> {
  const [missing] = await missingConsents(context, userId, [kind]);
  const its = missing && (await agreementsInForce(context)).get(missing);
  return its ? agreementKey(its) : null;
}

/** Of these kinds those that a person has to agree to first: never, taken back, or to an edition that is too old. */
async function missingConsents(
  context: Context,
  userId: string,
  kinds: readonly AgreementKind[],
): Promise<AgreementKind[]> {
  const inForce = await agreementsInForce(context);
  if (!kinds.some((kind) => inForce.has(kind))) return [];
  const given = await givenConsents(context, userId);
  return kinds.filter((kind) => {
    const its = inForce.get(kind);
    return its !== undefined && (given.get(kind)?.edition ?? 0) < its.since;
  });
}

/**
 * Refuses whoever begins or hands something in without the general agreements; who applies for himself is known by his
 * identity number, and has to agree to that as well. Somebody who waits may wait for a company, which has no such number.
 */
export async function assertAgreed(
  context: Context,
  { uid, companyId, accountStatus }: Acting,
): Promise<void> {
  const isHimself = companyId === null && accountStatus === 'active';
  const kinds = isHimself ? [...generalKinds, 'idNumber' as const] : generalKinds;
  const [missing] = await missingConsents(context, uid, kinds);
  if (missing) throw new Refusal(missing === 'idNumber' ? 'consent.idNumber' : 'consent.general');
}

/** Of these people those who agreed to be told things by SMS. */
export async function agreedToSms(place: Place, userIds: readonly string[]): Promise<Set<string>> {
  const sms = (await agreementsInForce(place)).get('sms');
  if (!sms || userIds.length === 0) return new Set(userIds);
  const { db, tenantId } = place;
  const rows = await db
    .select({ userId: consents.userId, edition: consents.edition })
    .from(consents)
    .where(
      and(
        ...[eq(consents.tenantId, tenantId), inArray(consents.userId, [...userIds])],
        ...[eq(consents.kind, 'sms'), isNull(consents.endedAt)],
      ),
    );
  return new Set(rows.filter(({ edition }) => edition >= sms.since).map(({ userId }) => userId));
}
