import { message, messageKinds } from '@policy/shared/contract/entities/desk/message.ts';
import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { idQuery, idsSent, pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingQuery } from '../../kit/query/paging.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { idsOf, queryOf, readParameters } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { readable } from '../../kit/access/scope.ts';
import { tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { markRead } from './mark-read.ts';
import { asOwner } from '../../kit/access/as-owner.ts';
import { addSending } from './send.ts';

const table = tableOf(message);
const tags = [message.name];
const config = { guard: 'signedIn' as const };
const at = (verb: string) => `/${message.path}/${verb}`;
const row = answeredRow(message);
/** The text of a notice is HTML and stays with it; that of every other message is plain. */
const whole = row.extend({ html: z.string().nullable() });
const ofKind = z.object({ kind: z.enum(messageKinds).optional() });
const unread = z.object({ mail: z.int(), message: z.int(), notice: z.int() });

/** A person's own messages: nobody else's are reached, whatever he may do. */
export const messageModule: Module = (app) => {
  addReading(app);
  addMarking(app);
  addSending(app);
};

function addReading(app: FastifyInstance) {
  const list = { tags, querystring: pagingQuery, response: { 200: pageOf(row) } };
  app.get(at('list'), { config: { ...config, lists: message }, schema: list }, (request) =>
    repositoryOf(message, asOwner(request.context)).page(queryOf(request)),
  );
  const detail = { tags, querystring: idQuery, response: { 200: whole } };
  app.get(at('detail'), { config, schema: detail }, async (request) => {
    const own = await repositoryOf(message, asOwner(request.context)).get(
      queryOf<{ id: string }>(request).id,
    );
    return { ...own, html: await textOf(request.context, own) };
  });
  app.get(at('unread'), { config, schema: { tags, response: { 200: unread } } }, ({ context }) =>
    unreadOf(context),
  );
}

function addMarking(app: FastifyInstance) {
  const done = { 200: z.null() };
  const some = { tags, ...idsSent, response: done };
  const mark = (context: Context, which: SQL | undefined) =>
    inTransaction(context, async (inside) => {
      await markRead(inside, which);
      return null;
    });
  app.post(at('read'), { config, schema: some }, async (request) => {
    const ids = idsOf(request);
    // If one of them is not his own, none is marked.
    await repositoryOf(message, asOwner(request.context)).allOf(ids);
    return mark(request.context, inArray(table.id, ids));
  });
  const all = { tags, querystring: ofKind, body: ofKind.nullish(), response: done };
  app.post(at('read-all'), { config, schema: all }, (request) => {
    const { kind } = readParameters(request, ofKind);
    return mark(request.context, kind && eq(table.kind, kind));
  });
  app.post(at('remove'), { config, schema: some }, async (request) => {
    await repositoryOf(message, asOwner(request.context)).remove(idsOf(request));
    return null;
  });
}

async function textOf(context: Context, { noticeId }: RowOf<typeof message>): Promise<string | null> {
  if (!noticeId) return null;
  // He was given it by being among its audience, whatever he may do with notices.
  const said = await repositoryOf(notice, context).first(eq(tableOf(notice).id, noticeId));
  return said?.content ?? null;
}

async function unreadOf(context: Context): Promise<z.output<typeof unread>> {
  const { where } = readable(message, asOwner(context));
  const rows = await context.db
    .select({ kind: table.kind, total: count() })
    .from(table)
    .where(and(where, eq(table.isRead, 0)))
    .groupBy(table.kind);
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  const of = (kind: (typeof messageKinds)[number]) => totals.get(kind) ?? 0;
  return { mail: of('mail'), message: of('message'), notice: of('notice') };
}
