import type { FileView } from '@policy/shared/contract/application/calls.ts';
import { fileView } from '@policy/shared/contract/application/calls.ts';
import type {
  PhoneLink,
  PhoneLinkAbout,
  PhoneLinkState,
  PhoneLinkToken,
  PhoneUploaded,
} from '@policy/shared/contract/application/phone-link.ts';
import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { actorOf, assertDuty } from '../../../membership/applicant.ts';
import { loadMembership } from '../../../membership/membership.ts';
import { assertOpen, handIn } from '../application-file.ts';
import { ownApplication } from '../submission/draft.ts';
import { isOver, keepFile, makeLink, openLink, ownLink, spendLink } from './phone-links.ts';
import type { PhoneLinkRow } from './phone-links.ts';

/** How a body is judged and stored: the same for a phone as for everybody. */
export type StoreUpload = (
  context: Context,
  upload: { originalName: string; body: Buffer; purpose: 'applicationMaterial' },
) => Promise<{ id: string }>;

interface UploadTarget {
  applicationId: string;
  materialId: string;
}

/** Leave for a phone to hand in one file for a material of an own draft; whoever may hand in may give it. */
export async function givePhoneLink(
  context: Context,
  { applicationId, materialId }: UploadTarget,
): Promise<PhoneLink> {
  const row = await ownApplication(context, applicationId);
  assertDuty(context, 'preparer');
  await assertOpen(context, row, materialId);
  const { guideId } = await materialOf(context, materialId);
  if (guideId !== row.guideId) throw new Refusal('row.notFound');
  const { userId, companyId } = actorOf(context);
  return makeLink(context, { applicationId, materialId, userId, companyId });
}

/** Whether a file has come by a link of the caller's own, and which. */
export async function phoneLinkStateOf(context: Context, id: string): Promise<PhoneLinkState> {
  const link = found(await ownLink(context, id, actorOf(context).userId));
  if (link.usedAt !== null) return { state: 'used', file: await fileOf(context, link) };
  return { state: isOver(context, link) ? 'expired' : 'open', file: null };
}

async function fileOf(context: Context, { fileId, applicationId }: PhoneLinkRow): Promise<FileView | null> {
  if (fileId === null) return null;
  await ownApplication(context, applicationId);
  const file = await repositoryOf(applicationFile, context).first(eq(tableOf(applicationFile).id, fileId));
  return file && fileView.parse(file);
}

/** What the holder of a token is told: for which item and material, and until when. */
export async function aboutPhoneLink(context: Context, shown: PhoneLinkToken): Promise<PhoneLinkAbout> {
  const link = await openLink(context, shown);
  const row = await openDraft(context, link);
  const { name, requirement, accept, maxSizeMb } = await materialOf(context, link.materialId);
  const { guideTitle, guideTitleEn } = row;
  const rules = { materialName: name, requirement, accept: accept ?? [], maxSizeMb };
  return { guideTitle, guideTitleEn, ...rules, expiresAt: link.expiresAt };
}

/** Takes a phone's file in the name of who gave the link, under every rule that he is under himself, and spends the link. */
export async function takePhoneFile(
  context: Context,
  shown: PhoneLinkToken,
  { store, file }: { store: StoreUpload; file: { originalName: string; body: Buffer } },
): Promise<PhoneUploaded> {
  const link = await openLink(context, shown);
  await openDraft(context, link);
  const { applicationId, materialId } = link;
  const giver = await asGiver(context, link);
  const { id: attachId } = await store(giver, { ...file, purpose: 'applicationMaterial' });
  return inTransaction(giver, async (inside) => {
    await spendLink(inside, link);
    const { id, name, sizeBytes } = await handIn(inside, { applicationId, materialId, attachId });
    await keepFile(inside, link, id);
    return { name, sizeBytes };
  });
}

/** The application of a link as long as its material may be handed in; afterwards the link opens nothing. */
async function openDraft(context: Context, { applicationId, materialId }: PhoneLinkRow) {
  const row = await repositoryOf(application, context).first(eq(tableOf(application).id, applicationId));
  if (!row) throw new Refusal('application.linkUnknown');
  if (row.status !== 'draft' && row.status !== 'supplement') throw new Refusal('application.linkClosed');
  await assertOpen(context, row, materialId);
  return row;
}

const materialOf = async (context: Context, id: string) =>
  found(await repositoryOf(itemGuideMaterial, context).first(eq(tableOf(itemGuideMaterial).id, id)));

/** The context of who gave a link, with what his company lets him do now and nothing of his roles. */
async function asGiver(context: Context, { userId, companyId }: PhoneLinkRow): Promise<Context> {
  const people = tableOf(user);
  const person = await repositoryOf(user, context).first(and(eq(people.id, userId), eq(people.status, 1)));
  if (!person) throw new Refusal('application.linkUnknown');
  const now = context.clock.now();
  const acting = await loadMembership(context.db, { tenantId: context.tenantId, userId, companyId }, now);
  const { account, realName: name, userType } = person;
  const none = { roleIds: [], roleAliases: [], deptIds: [], deptIdsBelow: [], deptIdsAbove: [] };
  const rights = { permissions: new Set<string>(), scopes: new Map(), apiScopeIds: new Set<string>() };
  const here = { sessionId: 'phone', clientId: 'phone', userId, account, name, userType };
  return { ...context, actor: { ...here, ...none, ...rights, ...acting } };
}
