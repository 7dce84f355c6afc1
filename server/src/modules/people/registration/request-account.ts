import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { RegisterForm } from '@policy/shared/contract/people/register.ts';
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../../kit/runtime/sessions.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { TicketPerson } from '../../../sign-on/tickets.ts';
import { registrationTable } from '../tables.ts';
import { hasOtherLife } from './other-life.ts';
import type { Registering } from './keep-request.ts';

const portalType = 2;
const applicantAlias = 'applicant';

interface Known {
  numberHash: string;
  person: TicketPerson | null;
}

interface Account {
  id: string;
  account: string;
}

/**
 * The account that a request is for: that of whoever is signed in, the one of his refused request before, or a new one of
 * the portal. Nobody registers into an account that has a life elsewhere without signing in to it.
 */
export async function accountOf(
  context: Context,
  { form, passwordHash }: Registering,
  { sessions, ...known }: Known & { sessions: SessionEnds },
): Promise<Account> {
  if (context.actor) return { id: context.actor.userId, account: context.actor.account };
  const before = await refusedBefore(context, form, known);
  const account = before ?? (await addAccount(context, form, known));
  if (passwordHash === null) return account;
  await context.db.update(userTable).set({ passwordHash }).where(eq(userTable.id, account.id));
  if (before) await sessions.endAllWithin(context, [before.id], 'password');
  return account;
}

/** The account of a refused request of the same number and phone, where it is asked for under its name or by its ticket. */
async function refusedBefore(
  context: Context,
  form: RegisterForm,
  { numberHash, person }: Known,
): Promise<Account | null> {
  const same = and(
    ...[eq(registrationTable.numberHash, numberHash), eq(registrationTable.phone, form.phone)],
    ...[eq(registrationTable.status, 'refused'), eq(registrationTable.kind, 'portal')],
    person ? eq(registrationTable.oauthId, person.loginId) : eq(registrationTable.account, form.account),
  );
  const row = await repositoryOf(registration, context).first(same);
  if (!row?.userId) return null;
  const there = await repositoryOf(user, context).first(eq(userTable.id, row.userId));
  if (!there) return null;
  // Whoever proves the phone may choose a new password; that is no way into what the account has become since.
  if (await hasOtherLife(context, there.id)) throw new Refusal('registration.elsewhere');
  return { id: there.id, account: there.account };
}

/** A new account of the portal: its kind and its role are not for anybody to say. */
async function addAccount(context: Context, form: RegisterForm, { person }: Known): Promise<Account> {
  const nobody = { ...context, actor: null };
  const name = form.userType === 'enterprise' ? form.contactName : form.name;
  const roles = tableOf(role);
  const given = await repositoryOf(role, context).first(
    and(eq(roles.roleAlias, applicantAlias), eq(roles.status, 1)),
  );
  const taken = await repositoryOf(user, context).count(eq(userTable.phone, form.phone));
  const account = person ? `u${randomBytes(8).toString('hex')}` : form.account;
  const made = await repositoryOf(user, nobody).insert({
    ...{ account, name, realName: name, userType: portalType },
    ...{ roleId: given ? [given.id] : [], phone: taken > 0 ? null : form.phone },
  });
  return { id: made.id, account: made.account };
}
