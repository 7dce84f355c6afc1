import { application } from '@policy/shared/contract/entities/application/application.ts';
import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import { assertMayManage, assertNotSelf } from '../../../accounts/person-bounds.ts';
import { thirdPartyLogins, userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { addDays, wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { activate } from './activate.ts';
import { asKeeper } from './as-keeper.ts';
import { accountsLike, factsOf } from './duplicates.ts';
import { assertProved } from './decide-portal.ts';
import { hasOtherLife } from './other-life.ts';
import type { Pending } from './pending-request.ts';
import type { RegistrationPorts } from './ports.ts';
import { tellAdministrators, tellApproved } from './tell.ts';

interface Merging {
  row: Pending;
  /** The account that the person has already. */
  userId: string;
  /** What the officer rests it on, where he would need a proof to approve the request. */
  proof: string;
}

/**
 * Gives a request to the account that its person has already, and approves it there. The account that was made for it goes
 * with its sessions, unless it has become more than that.
 */
export async function mergeInto(
  context: Context,
  ports: RegistrationPorts,
  { row, userId, proof }: Merging,
): Promise<void> {
  const target = found(await repositoryOf(user, context).first(eq(userTable.id, userId)));
  await assertTarget(context, row, target.id);
  await assertMayManage(context, [target]);
  assertNotSelf(context, [target.id]);
  if (row.userId !== target.id) await handOver(context, row, target.id);
  if (row.kind === 'guest') {
    await repositoryOf(registration, context).update(row.id, { status: 'approved', userId: target.id });
    return;
  }
  assertProved(context, row, { proof, isSigner: false });
  const memberId = await placeIn(context, row, target.id);
  const merged = { ...row, userId: target.id, account: target.account, memberId };
  await activate(context, ports.sessions, { ...merged, isSigner: false, isSeen: true, proof: proof || null });
  if (row.aim === 'join') await tellAdministrators(context, 'registration.joined', merged);
  await tellApproved(context, ports, merged);
}

/** Requests of the portal go to an account that is alike; a third party's login to whichever the officer may manage. */
async function assertTarget(context: Context, { id, kind }: Pending, userId: string) {
  if (kind === 'guest') return;
  const alike = await accountsLike(context, await factsOf(context, id));
  if (!alike.some((one) => one.id === userId)) throw new Refusal('registration.mergeTarget');
}

/** What the request's own account had becomes the other one's; it goes where nothing else keeps it. */
async function handOver(context: Context, { id, userId: own }: Pending, userId: string) {
  const { db, tenantId } = context;
  await db
    .update(thirdPartyLogins)
    .set({ userId })
    .where(and(eq(thirdPartyLogins.tenantId, tenantId), eq(thirdPartyLogins.userId, own)));
  await repositoryOf(registration, asKeeper(context)).update(id, { userId });
  if (await hasOtherLife(context, own)) return;
  await giveDrafts(context, own, userId);
  const account = await repositoryOf(user, context).first(eq(userTable.id, own));
  if (account) await repositoryOf(user, context).remove([own]);
}

async function giveDrafts({ db, tenantId }: Context, own: string, userId: string) {
  const [cases, files] = [tableOf(application), tableOf(applicationFile)];
  const drafts = await db
    .update(cases)
    .set({ userId })
    .where(
      and(
        ...[eq(cases.tenantId, tenantId), eq(cases.userId, own)],
        ...[eq(cases.status, 'draft'), isNull(cases.companyId)],
      ),
    )
    .returning({ id: cases.id });
  const ids = drafts.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  if (ids.length === 0) return;
  await db
    .update(files)
    .set({ userId })
    .where(and(eq(files.tenantId, tenantId), inArray(files.applicationId, ids)));
}

/** The waiting place of the request, given to the other account; one that has such a place already needs no second one. */
async function placeIn(context: Context, { memberId }: Pending, userId: string): Promise<string | null> {
  if (!memberId) return null;
  const table = tableOf(companyMember);
  const members = repositoryOf(companyMember, asKeeper(context));
  const own = await members.first(and(eq(table.uid, userId), isNull(table.companyId)));
  const yesterday = addDays(wireDate(context.clock.now()), -1);
  if (own && own.id !== memberId) {
    await members.update(memberId, { accountStatus: 'refused', untilDate: yesterday });
    return own.accountStatus === 'active' ? null : own.id;
  }
  await members.update(memberId, { uid: userId });
  return memberId;
}
