import { signOnSteps } from '@policy/shared/contract/sign-in/sign-on.ts';
import type { SignOnStep } from '@policy/shared/contract/sign-in/sign-on.ts';
import { refusals } from '@policy/shared/contract/refusals.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

import type { Database } from '../../../database/client.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { signOnOutcomes } from './tables.ts';

/** How one sign-on ended, as those who keep the providers are told. */
export const outcomeShape = z.object({
  id: z.string(),
  step: z.enum(signOnSteps),
  isOk: z.boolean(),
  /** Why, in the reader's language; empty for a success. */
  message: z.string(),
  ms: z.int(),
  createTime: z.string(),
});

const keptMs = 30 * 86_400_000;
const told = 50;

/** Which step of a sign-on a refusal belongs to, where it does not happen in the step itself. */
const stepOfRefusal: Partial<Record<RefusalCode, SignOnStep>> = {
  'signOn.state': 'return',
  'signOn.off': 'return',
  'signOn.denied': 'authorize',
  'signOn.refused': 'token',
  'signOn.unproved': 'identity',
  'signOn.signature': 'signature',
  'signOn.decryption': 'decryption',
  'signOn.incomplete': 'identity',
};

/** The step that a refusal belongs to; the one that is going on where it says nothing of it. */
export const stepOf = (error: unknown, going: SignOnStep): SignOnStep =>
  (error instanceof Refusal && stepOfRefusal[error.code]) || going;

/** Follows the steps of one sign-on, and writes down at which it ended. */
export function followSteps(context: Context, providerId: string, first: SignOnStep) {
  const { db, tenantId, clock } = context;
  const since = performance.now();
  let step = first;
  const write = async (end: { step: SignOnStep; isOk: boolean; reason: string | null }) => {
    const ms = Math.round(performance.now() - since);
    const createTime = wireTime(clock.now());
    await db.insert(signOnOutcomes).values({ id: uuidv7(), tenantId, providerId, ms, createTime, ...end });
  };
  return {
    reach: (next: SignOnStep) => {
      step = next;
    },
    succeeded: () => write({ step, isOk: true, reason: null }),
    failed: async (error: unknown) => {
      // What failed here and not there is no fault of the provider's; the error log tells it.
      if (!(error instanceof Refusal)) return;
      await write({ step: stepOf(error, step), isOk: false, reason: error.code });
    },
  };
}

const isCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);

/** The last sign-ons over a provider, newest first. */
export async function lastOutcomes(context: Context, providerId: string) {
  const { db, tenantId, locale } = context;
  const rows = await db
    .select()
    .from(signOnOutcomes)
    .where(and(eq(signOnOutcomes.tenantId, tenantId), eq(signOnOutcomes.providerId, providerId)))
    .orderBy(desc(signOnOutcomes.createTime), desc(signOnOutcomes.id))
    .limit(told);
  return rows.map(({ id, step, isOk, ms, reason, createTime }) => ({
    ...{ id, step, isOk, ms, createTime },
    message: reason !== null && isCode(reason) ? refusalSentence(reason, {}, locale) : '',
  }));
}

/** Forgets those that are older than a month. */
export const forgetOldOutcomes = (db: Database, now: Date) =>
  db.delete(signOnOutcomes).where(lt(signOnOutcomes.createTime, wireTime(new Date(now.getTime() - keptMs))));
