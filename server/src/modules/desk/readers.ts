import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingQuery } from '../../kit/query/paging.ts';
import { permission, queryOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { withRights } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { inLanguage } from '../../kit/table/fields.ts';
import { tableOf } from '../../kit/table/table.ts';

const asked = pagingQuery.extend({ id: z.string().max(40), isRead: z.enum(['0', '1', '']).optional() });
const reader = z.object({
  id: z.string(),
  userName: z.string().nullable(),
  deptName: z.string().nullable(),
  isRead: z.int(),
  readTime: z.string().nullable(),
});

/** A person's departments travel with his row, joined. */
const withDepartment = z.object({ deptName: z.string().nullable() });

/** Who a notice is for, and who has read it when; for those who keep notices. */
export function addReaders(app: FastifyInstance) {
  const config = { guard: permission(`${notice.permissionBase}_view`) };
  const schema = { tags: [notice.name], querystring: asked, response: { 200: pageOf(reader) } };
  app.get(`/${notice.path}/readers`, { config, schema }, async (request) => {
    const { context } = request;
    const { id, ...narrowed } = queryOf<z.output<typeof asked>>(request);
    await repositoryOf(notice, context).get(id);
    const ofNotice = eq(tableOf(message).noticeId, id);
    const page = await repositoryOf(message, asKeeper(context)).page(narrowed, ofNotice);
    const departments = await departmentsOf(
      context,
      page.records.map(({ userId }) => userId),
    );
    const records = page.records.map((row) => ({
      ...{ id: row.id, userName: row.userName, deptName: departments.get(row.userId) ?? null },
      ...{ isRead: row.isRead, readTime: row.readTime },
    }));
    return { ...page, records };
  });
}

/** Whoever may read the notice may know whom it reached; no other message of theirs is asked for. */
const asKeeper = (context: Context): Context =>
  withRights(context, { permissions: new Set([`${message.permissionBase}_view`]), scopes: new Map() });

async function departmentsOf(context: Context, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string | null>();
  const people = await repositoryOf(user, context).all(inArray(tableOf(user).id, [...ids]), ids.length);
  return new Map(
    people.map((row) => [row.id, withDepartment.parse(inLanguage(user, context, row)).deptName]),
  );
}
