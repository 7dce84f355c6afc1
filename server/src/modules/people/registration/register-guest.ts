import { optionalLine } from '@policy/shared/contract/kit/readable.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { assertGood, storedForm } from '../../../accounts/passwords.ts';
import { securityOf } from '../../../accounts/security-policy.ts';
import { thirdPartyLogins, userTable } from '../../../accounts/tables.ts';
import { requireUsableTenant } from '../../../accounts/usable-tenant.ts';
import { readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';

const parameters = z.object({
  tenantId: optionalLine(20),
  name: optionalLine(50),
  account: optionalLine(50),
  password: z.string().max(200).default(''),
  oauthId: optionalLine(40),
});
type Guest = z.output<typeof parameters>;

const accountForm = /^[\w.@-]{2,50}$/;

/** The call by which somebody whom a third party knows asks for an account; it waits for an administrator. */
export function addRegisterGuest(app: FastifyInstance) {
  const documented = parameters.partial();
  const schema = {
    tags: [registration.name],
    ...{ querystring: documented, body: documented.nullish(), response: { 200: z.literal(true) } },
  };
  // Anybody may call, so that an address has few tries.
  const config = { guard: 'public', perMinute: 20 } as const;
  app.post('/blade-user/register-guest', { config, schema }, async (request) => {
    const guest = readParameters(request, parameters);
    assertSaid(guest);
    await requireUsableTenant(request.context, guest.tenantId);
    const own = { ...request.context, tenantId: guest.tenantId, actor: null };
    await inTransaction(own, (context) => register(context, guest));
    return true as const;
  });
}

/** What is missing, in the order of the dialog that asks for it. */
function assertSaid({ tenantId, account, password }: Guest) {
  if (tenantId === '') throw new Refusal('registration.tenant');
  if (account === '') throw new Refusal('registration.accountMissing');
  if (password === '') throw new Refusal('registration.password');
}

async function register(context: Context, guest: Guest) {
  if (!accountForm.test(guest.account)) throw new Refusal('registration.account');
  await assertGood(guest.password, guest.account, await securityOf(context.db, context.tenantId));
  const { account, name } = guest;
  const called = name || account;
  const made = await repositoryOf(user, context).insert({ account, name: called, realName: called });
  const login = await takeLogin(context, guest.oauthId, made.id);
  const passwordHash = await storedForm(guest.password);
  await context.db.update(userTable).set({ passwordHash }).where(eq(userTable.id, made.id));
  const { source, nickName, id: oauthId } = login;
  await repositoryOf(registration, context).insert({
    ...{ account, name, source, nickName, oauthId },
    userId: made.id,
  });
  await emit(context, {
    name: 'registration.requested',
    facts: { account, name: called },
    to: { permission: 'registration_approve' },
    path: '/system/registration',
  });
}

/** Ties the login to its new user; of two requests with one login only one gets it. */
async function takeLogin({ db, tenantId }: Context, oauthId: string, userId: string) {
  const free = and(
    eq(thirdPartyLogins.id, oauthId),
    eq(thirdPartyLogins.tenantId, tenantId),
    isNull(thirdPartyLogins.userId),
  );
  const [login] = isUuid(oauthId)
    ? await db.update(thirdPartyLogins).set({ userId }).where(free).returning()
    : [];
  if (!login) throw new Refusal('registration.login');
  return login;
}
