import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { userTable } from '../../../accounts/tables.ts';
import { permission, queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { registrationTable } from '../tables.ts';

const portalType = 2;
const most = 50;

interface Facts {
  numberHash: string | null;
  phone: string | null;
  /** The request's own account, which is no duplicate of itself. */
  userId: string | null;
}

const duplicate = z.object({
  kind: z.enum(['account', 'company']),
  id: z.string(),
  name: z.string(),
  account: z.string().nullable(),
  phone: z.string().nullable(),
  because: z.array(z.enum(['phone', 'number'])),
});
type Duplicate = z.output<typeof duplicate>;

/** How many other accounts of the portal there are with the number or the phone of a request. */
export const countDuplicates = async (context: Context, facts: Facts): Promise<number> =>
  (await accountsLike(context, facts)).length;

/** Accounts of the portal that a request may belong to: those of its phone, and those that registered with its number. */
export async function accountsLike(context: Context, facts: Facts): Promise<Duplicate[]> {
  const { numberHash, phone, userId } = facts;
  const registered = numberHash
    ? await repositoryOf(registration, context).all(
        and(eq(registrationTable.numberHash, numberHash), isNotNull(registrationTable.userId)),
        most,
      )
    : [];
  const byNumber = new Set(registered.flatMap((row) => row.userId ?? []));
  const ids = [...byNumber];
  const alike = or(
    phone ? eq(userTable.phone, phone) : undefined,
    ids.length > 0 ? inArray(userTable.id, ids) : undefined,
  );
  if (!alike) return [];
  const others = and(
    alike,
    eq(userTable.userType, portalType),
    userId ? ne(userTable.id, userId) : undefined,
  );
  const people = await repositoryOf(user, context).all(others, most);
  return people.map((person) => ({
    ...{ kind: 'account' as const, id: person.id, name: person.realName, account: person.account },
    phone: person.phone ? maskOf('phone', person.phone) : null,
    because: [
      ...(person.phone !== null && person.phone === phone ? (['phone'] as const) : []),
      ...(byNumber.has(person.id) ? (['number'] as const) : []),
    ],
  }));
}

/** What a request has in common with what is here already; read anew, as others may have come since. */
export function addDuplicates(app: FastifyInstance) {
  const schema = { tags: [registration.name], querystring: idQuery, response: { 200: z.array(duplicate) } };
  const config = { guard: permission('registration_approve') };
  app.get(`/${registration.path}/duplicates`, { config, schema }, async (request) => {
    const { context } = request;
    const row = await repositoryOf(registration, context).get(queryOf<{ id: string }>(request).id);
    const facts = await factsOf(context, row.id);
    const companies = row.creditCode ? await companiesLike(context, row.creditCode) : [];
    return [...companies, ...(await accountsLike(context, facts))];
  });
}

/** What requests are compared by. */
export async function factsOf(context: Context, id: string): Promise<Facts> {
  const { numberHash, phone, userId, applicantType } = registrationTable;
  const [row] = await context.db
    .select({ numberHash, phone, userId, applicantType })
    .from(registrationTable)
    .where(and(eq(registrationTable.id, id), eq(registrationTable.tenantId, context.tenantId)));
  const hash = row?.applicantType === 'individual' ? row.numberHash : null;
  return {
    // Everybody of a company has its number: that makes colleagues, and no one person.
    numberHash: typeof hash === 'string' ? hash : null,
    phone: row?.phone ?? null,
    userId: row?.userId ?? null,
  };
}

async function companiesLike(context: Context, creditCode: string): Promise<Duplicate[]> {
  const same = eq(tableOf(company).creditCode, creditCode);
  const rows = await repositoryOf(company, context).all(same, most);
  return rows.map(({ id, companyName }) => ({
    ...{ kind: 'company' as const, id, name: companyName, account: null, phone: null },
    because: ['number' as const],
  }));
}
