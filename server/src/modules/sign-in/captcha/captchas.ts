import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { momentOf, wireTime } from '../../../kit/runtime/clock.ts';
import type { Services } from '../../../kit/services/services.ts';
import { captchas } from '../tables.ts';

type Ports = Pick<Services, 'database' | 'clock'>;

const lifeMs = 5 * 60_000;

/** Keeps an answer for five minutes and tells its key; the ones that nobody answered in time go. */
export async function keepCaptcha({ database: { db }, clock }: Ports, answer: string): Promise<string> {
  const now = clock.now();
  const key = randomUUID();
  await db.delete(captchas).where(lt(captchas.expiresAt, wireTime(now)));
  await db.insert(captchas).values({ key, answer, expiresAt: wireTime(new Date(now.getTime() + lifeMs)) });
  return key;
}

/** Whether the code answers the captcha of this key, in any case; right or wrong, the captcha is spent. */
export async function spendCaptcha(
  { database: { db }, clock }: Ports,
  { key, code }: { key: string; code: string },
): Promise<boolean> {
  if (!isUuid(key)) return false;
  const [spent] = await db.delete(captchas).where(eq(captchas.key, key)).returning();
  if (!spent || momentOf(spent.expiresAt) < clock.now()) return false;
  return spent.answer.toLowerCase() === code.trim().toLowerCase();
}
