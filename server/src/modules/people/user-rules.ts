import { user } from '@policy/shared/contract/entities/people/user.ts';
import { isDeletedName } from '@policy/shared/contract/people/deleted-person.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { sql } from 'drizzle-orm';

import { contactErrors } from '../../accounts/contacts.ts';
import { assertPhonesFree } from '../../accounts/one-phone.ts';
import { assertMayGiveTo, assertMayManage, assertNotSelf } from '../../accounts/person-bounds.ts';
import type { PersonRow } from '../../accounts/person-bounds.ts';
import { assertMayGive, rolesOf } from '../../accounts/role-bounds.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { WriteRule } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { InvalidDraft, Refusal } from '../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';
import { keepAnAdministrator } from './administrators.ts';
import { withinQuota } from './quota.ts';
import { restoreUser } from './restore-user.ts';

type Rule = WriteRule<typeof user>;

/** What came back masked has been left out of the values by now. */
const contactsAreSound: Rule = (values, { context }) => {
  const errors = contactErrors(values, context.locale);
  if (errors.length > 0) throw new InvalidDraft(errors);
};

const onePersonAPhone: Rule = ({ phone }, { before, context }) =>
  before && phone ? assertPhonesFree(context, [phone], before.id) : undefined;

const portalUserType = 2;
const isOther = (said: string | null | undefined, held: string | null) =>
  said !== undefined && (said || null) !== (held || null);

/** Where a portal user is reached is a key to his account: an officer changes it by a call that asks for a proof. */
const reachedByProof: Rule = ({ phone, email }, { before, context }) => {
  const byOfficer = context.actor && context.actor.userId !== before?.id;
  if (before?.userType !== portalUserType || !byOfficer) return;
  if (isOther(phone, before.phone) || isOther(email, before.email)) throw new Refusal('contact.byProof');
};

/**
 * Who applies stays a portal user. Moved to the back-office and back, he could be given another phone meanwhile, and with it
 * his account, without any proof.
 */
const staysOnThePortal: Rule = ({ userType }, { before }) => {
  const isMoved = userType !== undefined && userType !== portalUserType;
  if (before?.userType === portalUserType && isMoved) throw new Refusal('user.portalStays');
};

const onlyThoseBelow: Rule = (_, { before, context }) =>
  before ? assertMayManage(context, [before]) : undefined;

const rolesWithinBounds: Rule = async ({ roleId }, { before, context }) => {
  if (!before || roleId === undefined) return;
  const [had, wanted] = [before.roleId ?? [], roleId ?? []];
  await assertMayGiveTo(context, { userId: before.id, had, wanted });
  if (had.some((id) => !wanted.includes(id))) await keepAnAdministrator(context, [before.id]);
};

/** Who is switched off, or sent to the other application, is gone from this one. */
const nobodyLocksHimselfOut: Rule = async ({ status, userType }, { before, context }) => {
  const isOff = status === 0 && before?.status !== 0;
  const isMoved = userType !== undefined && userType !== before?.userType;
  if (!before || !(isOff || isMoved)) return;
  assertNotSelf(context, [before.id]);
  await keepAnAdministrator(context, [before.id]);
};

/** The words for somebody who was deleted are nobody's name, and whoever bears them stays as he is. */
const deletedStays: Rule = ({ realName, name }, { before }) => {
  if (isDeletedName(before?.realName)) throw new Refusal('user.isDeleted');
  if (isDeletedName(realName)) throw new Refusal('user.deletedName', {}, 'realName');
  if (isDeletedName(name)) throw new Refusal('user.deletedName', {}, 'name');
};

const idsOf = (rows: readonly PersonRow[]) => rows.map(({ id }) => id);

/** What holds for people, whoever adds, changes, removes or brings them back. */
export const userRules = ({ forgetAll, endAllWithin }: SessionEnds) => {
  const end = (context: Context, ids: readonly string[]) => endAllWithin(context, ids, 'removed');
  return defineRules(user, {
    beforeWrite: [
      ...[deletedStays, contactsAreSound, staysOnThePortal, reachedByProof, onePersonAPhone],
      ...[onlyThoseBelow, rolesWithinBounds, nobodyLocksHimselfOut],
    ],
    beforeAdd: [
      (drafts, context) => withinQuota(context, drafts.length),
      (drafts, context) =>
        assertPhonesFree(
          context,
          drafts.flatMap(({ phone }) => phone || []),
        ),
      async (drafts, context) => {
        const roleIds = drafts.flatMap(({ roleId }) => roleId ?? []);
        if (roleIds.length > 0) await assertMayGive(context, await rolesOf(context, roleIds));
      },
    ],
    afterWrite: [
      async ({ id, status, userType }, { before, context }) => {
        context.afterCommit(forgetAll);
        if (status === 0 || (before && before.userType !== userType)) await end(context, [id]);
      },
    ],
    beforeRemove: [
      (rows) => {
        // Acts go on naming him: nobody would be told who did them.
        if (rows.some(({ realName }) => isDeletedName(realName))) throw new Refusal('user.isDeleted');
      },
      (rows, context) => assertNotSelf(context, idsOf(rows)),
      (rows, context) => assertMayManage(context, rows),
      (rows, context) => keepAnAdministrator(context, idsOf(rows)),
    ],
    afterRemove: [(rows, context) => end(context, idsOf(rows))],
    beforeRestore: restoreUser,
    computed: {
      statusName: ({ status }, { locale }) => {
        const names = catalogue(locale).entity('user').choices['status'];
        return sql`case ${status} when 1 then ${names?.['1']} else ${names?.['0']} end`;
      },
    },
  });
};
