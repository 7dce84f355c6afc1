import { tenant } from '@policy/shared/contract/entities/identity/tenant.ts';
import { user } from '@policy/shared/contract/entities/identity/user.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';

import type { Context } from '../../../kit/context.ts';
import type { CrudOptions, Write } from '../../../kit/crud-module.ts';
import { atField, InvalidDraft, Refusal } from '../../../kit/errors.ts';
import { repositoryOf } from '../../../kit/repository.ts';
import { tableOf } from '../../../kit/table.ts';
import type { Identity } from '../identity.ts';
import { assertGood, storedForm } from '../passwords.ts';
import { userTable } from '../tables.ts';
import { keepAnAdministrator } from './administrators.ts';
import { contactErrors } from './contacts.ts';
import { assertPhonesFree } from './one-phone.ts';
import { assertMayGiveTo, assertMayManage, assertNotSelf } from './person-bounds.ts';
import type { PersonRow } from './person-bounds.ts';

type Values = Partial<DraftOf<typeof user>>;
type Step = (values: Values, write: Write<typeof user>) => Promise<void> | void;

const onlyThoseBelow: Step = (_, { before, context }) =>
  before ? assertMayManage(context, [before]) : undefined;

const rolesWithinBounds: Step = async ({ roleId }, { before, context }) => {
  if (roleId === undefined) return;
  const [had, wanted] = [before?.roleId ?? [], roleId ?? []];
  await assertMayGiveTo(context, { userId: before?.id, had, wanted });
  if (before && had.some((id) => !wanted.includes(id))) await keepAnAdministrator(context, [before.id]);
};

const nobodyLocksHimselfOut: Step = async ({ status }, { before, context }) => {
  if (!before || status !== 0 || before.status === 0) return;
  assertNotSelf(context, [before.id]);
  await keepAnAdministrator(context, [before.id]);
};

/** Refuses accounts beyond the number that the tenant may have. */
export async function withinQuota(context: Context, added = 1): Promise<void> {
  const table = tableOf(tenant);
  // Held until the end of the write: of two who add the last account, one waits and is refused.
  const [row] = await context.db
    .select({ limit: table.accountNumber })
    .from(table)
    .where(eq(table.tenantId, context.tenantId))
    .for('update');
  if (!row || row.limit < 0) return;
  if ((await repositoryOf(user, context).count()) + added > row.limit)
    throw new Refusal('user.quota', { limit: row.limit });
}

const anotherFitsIn: Step = (_, { before, context }) => (before ? undefined : withinQuota(context));

/** What came back masked has been left out of the values by now. */
const contactsAreSound: Step = (values, { context }) => {
  const errors = contactErrors(values, context.locale);
  if (errors.length > 0) throw new InvalidDraft(errors);
};

const onePersonAPhone: Step = ({ phone }, { before, context }) =>
  assertPhonesFree(context, phone ? [phone] : [], before?.id);

/** Whoever chooses a password for somebody else chooses one that must be replaced; without one nobody can sign in yet. */
async function storeFirstPassword(row: PersonRow, { before, sent, context }: Write<typeof user>) {
  const password = typeof sent['password'] === 'string' ? sent['password'] : '';
  if (before || password === '') return;
  await atField('password', assertGood(password, row.account));
  const passwordHash = await storedForm(password);
  await setPassword(context, row.id, passwordHash);
}

/** Replaces a person's password by one that he has to change. */
export async function setPassword({ db }: Context, userId: string, passwordHash: string): Promise<void> {
  await db.update(userTable).set({ passwordHash, mustChangePassword: 1 }).where(eq(userTable.id, userId));
}

/** The rules of adding and changing a person. */
export const submitUser = ({ sessions }: Identity): CrudOptions<typeof user> => ({
  beforeWrite: [
    ...[contactsAreSound, anotherFitsIn, onePersonAPhone],
    ...[onlyThoseBelow, rolesWithinBounds, nobodyLocksHimselfOut],
  ],
  afterWrite: [
    storeFirstPassword,
    ({ id, status }, { context }) => {
      context.afterCommit(sessions.forgetAll);
      if (status === 0) context.afterCommit(() => void sessions.endAllOf([id], 'removed'));
    },
  ],
});
