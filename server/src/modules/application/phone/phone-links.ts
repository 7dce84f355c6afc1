import { createHash, randomBytes } from 'node:crypto';
import type { PhoneLink, PhoneLinkToken } from '@policy/shared/contract/application/phone-link.ts';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { rowKeys, wireTimestamp } from '../../../kit/table/columns.ts';
import { v7 as uuidv7 } from 'uuid';

/** Leave for a phone to hand in one file for one material of one draft, in the name of who asked for it. */
export const phoneLinks = pgTable(
  'application_phone_link',
  {
    ...rowKeys(),
    /** Of the token, which nobody keeps: what stands here opens nothing. */
    tokenHash: text().notNull(),
    applicationId: uuid().notNull(),
    materialId: uuid().notNull(),
    userId: uuid().notNull(),
    companyId: uuid(),
    expiresAt: wireTimestamp().notNull(),
    usedAt: wireTimestamp(),
    fileId: uuid(),
  },
  (table) => [unique('application_phone_link_token').on(table.tokenHash)],
);
export type PhoneLinkRow = typeof phoneLinks.$inferSelect;

const lifeMs = 10 * 60_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What a link is for and in whose name. */
type Leave = Pick<PhoneLinkRow, 'applicationId' | 'materialId' | 'userId' | 'companyId'>;

/** Makes a link; an earlier one for the same material and those that are over go with it. */
export async function makeLink(context: Context, leave: Leave): Promise<PhoneLink> {
  const { applicationId, materialId } = leave;
  const now = context.clock.now();
  const over = or(eq(phoneLinks.materialId, materialId), lt(phoneLinks.expiresAt, wireTime(now)));
  await context.db.delete(phoneLinks).where(and(eq(phoneLinks.applicationId, applicationId), over));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = wireTime(new Date(now.getTime() + lifeMs));
  const id = uuidv7();
  const { tenantId } = context;
  await context.db.insert(phoneLinks).values({ ...leave, id, tenantId, tokenHash: hashOf(token), expiresAt });
  return { id, token, expiresAt };
}

/** The link of a token that may still be used for the draft that its address names; refuses any other with its reason. */
export async function openLink(
  context: Context,
  { token, applicationId }: PhoneLinkToken,
): Promise<PhoneLinkRow> {
  const [link] = await context.db
    .select()
    .from(phoneLinks)
    .where(and(eq(phoneLinks.tokenHash, hashOf(token)), eq(phoneLinks.tenantId, context.tenantId)))
    .limit(1);
  if (!link) throw new Refusal('application.linkUnknown');
  if (link.applicationId !== applicationId) throw new Refusal('application.linkOther');
  if (link.usedAt !== null) throw new Refusal('application.linkUsed');
  if (isOver(context, link)) throw new Refusal('application.linkExpired');
  return link;
}

/** Whether a link's ten minutes are over. */
export const isOver = ({ clock }: Context, { expiresAt }: PhoneLinkRow) => expiresAt <= wireTime(clock.now());

/** Spends a link inside the open transaction; of two phones that come at once the second is refused. */
export async function spendLink(context: Context, { id }: PhoneLinkRow): Promise<void> {
  const now = wireTime(context.clock.now());
  const unspent = and(eq(phoneLinks.id, id), isNull(phoneLinks.usedAt), gt(phoneLinks.expiresAt, now));
  const spent = await context.db.update(phoneLinks).set({ usedAt: now }).where(unspent).returning();
  if (spent.length === 0) throw new Refusal('application.linkUsed');
}

/** Keeps which file came by a link, for the page that waits for it. */
export const keepFile = async (context: Context, { id }: PhoneLinkRow, fileId: string): Promise<void> => {
  await context.db.update(phoneLinks).set({ fileId }).where(eq(phoneLinks.id, id));
};

/** A link of the caller's own. */
export async function ownLink(context: Context, id: string, userId: string): Promise<PhoneLinkRow | null> {
  const own = and(eq(phoneLinks.userId, userId), eq(phoneLinks.tenantId, context.tenantId));
  const [link] = await context.db
    .select()
    .from(phoneLinks)
    .where(and(eq(phoneLinks.id, id), own))
    .limit(1);
  return link ?? null;
}
