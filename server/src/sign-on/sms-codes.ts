import { createHmac, randomInt } from 'node:crypto';
import type { SmsPurpose } from '@policy/shared/contract/sign-in/sign-on.ts';
import { and, count, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';

import { wireDate, wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { networkOf } from '../kit/runtime/request-facts.ts';
import type { FieldCipher } from '../kit/services/field-cipher.ts';
import { smsCodes } from './tables.ts';

/** A code as somebody typed it. */
export interface TypedCode {
  phone: string;
  code: string;
  purpose: SmsPurpose;
}

const lifeMs = 5 * 60_000;
/** How long a code holds, as its message says it. */
export const smsMinutes = lifeMs / 60_000;
const apartMs = 60_000;
const mostTries = 5;
const mostPerDay = 10;
const hourMs = 60 * 60_000;
const mostPhonesOfNetwork = 20;

/** By what codes know a phone. */
export const phonePrint = (cipher: FieldCipher, phone: string): string =>
  cipher.fingerprint(phone, 'smsCode.phone');

const codePlace = 'smsCode.code';

const codeHash = (cipher: FieldCipher, { phone, code, purpose }: TypedCode) =>
  cipher.fingerprint(createHmac('sha256', phone).update(`${purpose}|${code}`).digest('hex'), codePlace);

/**
 * Makes the one code that holds for a phone from now on, and tells it to whoever sends it; refuses a phone that had one
 * less than a minute ago or too many today, and an address that asks for too many phones. One statement decides, so that
 * of many at once one is sent.
 */
export async function makeSmsCode(
  context: Context,
  cipher: FieldCipher,
  { phone, purpose }: Pick<TypedCode, 'phone' | 'purpose'>,
): Promise<string> {
  const { db, tenantId, clock } = context;
  const now = clock.now();
  const at = wireTime(now);
  await assertNetwork(context, now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const today = wireDate(now);
  const { sentOn, sentAt, sentCount } = smsCodes;
  const fresh = {
    ...{ purpose, codeHash: codeHash(cipher, { phone, code, purpose }), tries: 0, sentOn: today },
    ...{ sentAt: at, expiresAt: wireTime(new Date(now.getTime() + lifeMs)) },
    network: networkOf(context.remoteIp ?? ''),
  };
  const isDue = lte(sentAt, wireTime(new Date(now.getTime() - apartMs)));
  const rows = await db
    .insert(smsCodes)
    .values({ ...fresh, tenantId, phoneHash: phonePrint(cipher, phone), sentCount: 1 })
    .onConflictDoUpdate({
      target: [smsCodes.tenantId, smsCodes.phoneHash],
      set: { ...fresh, sentCount: sql`case when ${sentOn} = ${today} then ${sentCount} + 1 else 1 end` },
      setWhere: and(isDue, or(ne(sentOn, today), lt(sentCount, mostPerDay))),
    })
    .returning({ sentCount });
  if (rows.length === 0) throw new Refusal('signOn.smsTooOften');
  return code;
}

async function assertNetwork({ db, remoteIp }: Context, now: Date) {
  const hourAgo = wireTime(new Date(now.getTime() - hourMs));
  const [asked] = await db
    .select({ phones: count() })
    .from(smsCodes)
    .where(and(eq(smsCodes.network, networkOf(remoteIp ?? '')), gt(smsCodes.sentAt, hourAgo)));
  if ((asked?.phones ?? 0) >= mostPhonesOfNetwork) throw new Refusal('request.tooMany');
}

const ofPhone = ({ tenantId, clock }: Context, cipher: FieldCipher, { phone, purpose }: TypedCode) =>
  and(
    eq(smsCodes.tenantId, tenantId),
    eq(smsCodes.phoneHash, phonePrint(cipher, phone)),
    eq(smsCodes.purpose, purpose),
    gt(smsCodes.expiresAt, wireTime(clock.now())),
  );

/**
 * Refuses a code that is wrong, over or for something else; each wrong one is one of five tries. A right one is not used up.
 * To be called outside of any transaction: a try that is taken back with one would count for nothing.
 */
export async function assertSmsCode(context: Context, cipher: FieldCipher, typed: TypedCode): Promise<void> {
  const { tries } = smsCodes;
  const here = ofPhone(context, cipher, typed);
  const [row] = await context.db
    .update(smsCodes)
    .set({ tries: sql`${tries} + 1` })
    .where(and(here, lt(tries, mostTries)))
    .returning({ codeHash: smsCodes.codeHash });
  if (row?.codeHash !== codeHash(cipher, typed)) throw new Refusal('signOn.smsWrong');
  await context.db
    .update(smsCodes)
    .set({ tries: sql`greatest(${tries} - 1, 0)` })
    .where(and(here, eq(smsCodes.codeHash, row.codeHash)));
}

/** Uses a right code up in the caller's open transaction; of two at once one gets it, the other is refused. */
export async function spendSmsCode(context: Context, cipher: FieldCipher, typed: TypedCode): Promise<void> {
  // The row stays without a code that holds, so that it still counts how often its phone was written to.
  const rows = await context.db
    .update(smsCodes)
    .set({ expiresAt: wireTime(context.clock.now()) })
    .where(and(ofPhone(context, cipher, typed), eq(smsCodes.codeHash, codeHash(cipher, typed))))
    .returning({ tries: smsCodes.tries });
  if (rows.length === 0) throw new Refusal('signOn.smsWrong');
}
