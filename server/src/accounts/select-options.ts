import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { queryOf } from '../kit/routes/route.ts';
import { may } from '../kit/runtime/context.ts';
import type { Context } from '../kit/runtime/context.ts';
import { found, Refusal } from '../kit/runtime/errors.ts';
import { readLinks } from '../kit/table/links.ts';
import type { EntityTable } from '../kit/table/table.ts';
import { userTable } from './tables.ts';

/** Query of a call that fills a select; it may name the person whose options are meant. */
const selectQuery = z.looseObject({ userId: z.uuid().optional() });

interface Choice {
  /** The field of a person's links that names the options he has, such as `user.roleId`. */
  field: string;
  /** Permission whose holders choose among all. */
  all: string;
  table: EntityTable;
}

interface Select {
  path: string;
  tags: readonly string[];
  /** What the answer calls an option's name. */
  label: string;
  choice: Choice;
  /** The options among the chosen rows, or among all. */
  optionsAmong: (context: Context, chosen: SQL | undefined) => Promise<{ id: string; name: string }[]>;
}

/** Adds the call that fills a select with what a person has or may choose. */
export function addSelect(app: FastifyInstance, { path, tags, label, choice, optionsAmong }: Select): void {
  const option = z.object({ id: z.string(), [label]: z.string() });
  const schema = { tags, querystring: selectQuery, response: { 200: z.array(option) } };
  app.get(`${path}/select`, { config: { guard: 'signedIn' }, schema }, async (request) => {
    const options = await optionsAmong(request.context, await optionsFor(request, choice));
    return options.map(({ id, name }) => ({ id, [label]: name }));
  });
}

/** Which rows a select offers: a named person's, else all for their keepers, else the caller's own. */
async function optionsFor(request: FastifyRequest, choice: Choice): Promise<SQL | undefined> {
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
