import { offeredProvider } from '@policy/shared/contract/sign-in/sign-on.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { FastifyInstance } from 'fastify';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import { userTable } from '../../accounts/tables.ts';
import { tenantOf } from '../../accounts/tenant-of.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import { isFromThisMachine } from '../../kit/runtime/request-facts.ts';
import { readLinks } from '../../kit/table/links.ts';
import { tableOf } from '../../kit/table/table.ts';
import { clientOf } from './clients/clients.ts';
import type { Client } from './clients/clients.ts';
import type { SignInServices } from './sign-in-services.ts';
import { offeredProviders } from './providers/offered.ts';
import { demonstrationAccounts } from './tables.ts';

const account = z.object({
  account: z.string(),
  password: z.string(),
  name: z.string(),
  roleName: z.string(),
  userType: z.int(),
});
const answer = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  mode: z.string(),
  /** No tenant lists the host: this is the tenant that anonymous calls mean. */
  isDefault: z.boolean(),
  /** Told in demonstration and test mode only, and on the machine itself only. */
  accounts: z.array(account),
  /** What people can sign on with, in its order. */
  providers: z.array(offeredProvider),
});
const query = z.object({ domain: z.string().trim().max(255).default('') });

/** What a sign-in page needs to know before anybody has signed in. */
export function addSignInPage(app: FastifyInstance, { services }: SignInServices) {
  const { mode } = services.config;
  const isPublic = mode === 'demonstration' || mode === 'test';
  const schema = { tags: ['tenant'], querystring: query, response: { 200: answer } };
  app.get('/blade-system/tenant/info', { config: { guard: 'public' }, schema }, async (request) => {
    const { context, headers } = request;
    const claimed = await tenantAt(context, query.parse(request.query).domain);
    const { tenantId, tenantName } = claimed ?? found(await tenantOf(context, context.tenantId));
    const client = await clientOf(context, headers.authorization);
    const providers = await offeredProviders({ ...context, tenantId }, client, services.config);
    const told = { tenantId, tenantName, mode, isDefault: claimed === null, providers };
    if (!isPublic || !claimed || !isFromThisMachine(request)) return { ...told, accounts: [] };
    return { ...told, accounts: await accountsFor({ ...context, tenantId }, client) };
  });
}

/** The tenant that lists this host among its comma-joined domains; a port does not count. */
async function tenantAt(context: Context, domain: string) {
  const host = domain.toLowerCase().replace(/:\d+$/, '');
  if (!host) return null;
  const domains = sql`string_to_array(replace(lower(${tableOf(tenant).domain}), ' ', ''), ',')`;
  return repositoryOf(tenant, context).first(
    and(sql`${host} = any(${domains})`, eq(tableOf(tenant).status, 1)),
  );
}

/** Demonstration accounts that may sign in through the asking application, or all where it says not which it is. */
async function accountsFor(context: Context, client: Client | null) {
  const { id, userType } = userTable;
  const admitted = client?.userType;
  const onlyType = admitted === 1 || admitted === 2 ? eq(userType, admitted) : undefined;
  const people = await context.db
    .select({
      id,
      userType,
      account: userTable.account,
      name: userTable.realName,
      password: demonstrationAccounts.password,
    })
    .from(demonstrationAccounts)
    .innerJoin(userTable, eq(id, demonstrationAccounts.userId))
    .where(
      and(
        eq(userTable.tenantId, context.tenantId),
        eq(userTable.isDeleted, 0),
        eq(userTable.status, 1),
        onlyType,
      ),
    )
    .orderBy(asc(demonstrationAccounts.sort));
  const links = await readLinks(
    context.db,
    people.map((person) => person.id),
  );
  const roles = (userId: string) => links.get(userId)?.['user.roleId'] ?? [];
  const names = await repositoryOf(role, context).names([
    ...new Set(people.flatMap((person) => roles(person.id))),
  ]);
  return people.map(({ id: userId, ...person }) => ({
    ...person,
    roleName: roles(userId)
      .map((one) => names.get(one))
      .join(','),
  }));
}
