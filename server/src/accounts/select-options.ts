import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { queryOf } from '../kit/routes/route.ts';
import { may } from '../kit/runtime/context.ts';
import type { Context } from '../kit/runtime/context.ts';
import { found, Refusal } from '../kit/runtime/errors.ts';
import { readLinks } from '../kit/table/links.ts';
import type { EntityTable } from '../kit/table/table.ts';
import { userTable } from './tables.ts';

/** Query of a call that fills a select; it may name the person whose options are meant. */
export const selectQuery = z.looseObject({ userId: z.uuid().optional() });

interface Choice {
  /** The field of a person's links that names the options he has, such as `user.roleId`. */
  field: string;
  /** Permission whose holders choose among all. */
  all: string;
  table: EntityTable;
}

/** Which rows a select offers: a named person's, else all for their keepers, else the caller's own. */
export async function optionsFor(request: FastifyRequest, choice: Choice): Promise<SQL | undefined> {
  const { context } = request;
  const actor = found(context.actor);
  const { userId } = queryOf<z.output<typeof selectQuery>>(request);
  if (userId && userId !== actor.userId) return among(choice, await linkedTo(request, choice, userId));
  if (!userId && may(context, choice.all)) return undefined;
  // All that he has, and not only the one that he acts in: he may want to change it.
  return among(choice, await linksOf(context, actor.userId, choice.field));
}

const among = ({ table }: Choice, ids: readonly string[]): SQL =>
  ids.length > 0 ? inArray(table.id, [...ids]) : sql`false`;

/** What another person of the tenant has, for those who may look at people. */
async function linkedTo(
  { context }: FastifyRequest,
  { field }: Choice,
  userId: string,
): Promise<readonly string[]> {
  if (!may(context, 'user_view')) throw new Refusal('access.denied');
  const his = and(eq(userTable.id, userId), eq(userTable.tenantId, context.tenantId));
  const [person] = await context.db.select({ id: userTable.id }).from(userTable).where(his);
  found(person);
  return linksOf(context, userId, field);
}

const linksOf = async ({ db }: Context, userId: string, field: string): Promise<readonly string[]> =>
  (await readLinks(db, [userId])).get(userId)?.[field] ?? [];
