import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { pagingQuery } from '../../kit/query/paging.ts';
import { idsOf, permission, queryOf, readParameters } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { removedCounts, repositoryOf } from '../../kit/rows/repository.ts';
import { may } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import { pathOf, remoteOf } from '../../kit/runtime/request-facts.ts';

const path = '/blade-system/recycle';
const tags = ['recycle'];
const mostAtOnce = 200;
const ofEntity = z.looseObject({ entity: z.string().max(60).default('') });
const asked = pagingQuery.extend({ entity: z.string().max(60) });
const write = { querystring: ofEntity.partial(), body: ofEntity.partial().nullish() };
const row = z.object({
  id: z.string(),
  name: z.string(),
  removedBy: z.string().nullable(),
  removedAt: z.string(),
});

const mayKeep = (context: Context, { permissionBase }: Entity) => may(context, `${permissionBase}_delete`);

/** The entity that a call names; whoever may not remove its rows has no business with removed ones either. */
function entityOf({ context, server }: FastifyRequest, name: string): Entity {
  const entity = found(server.recyclables.find((one) => one.name === name));
  if (!mayKeep(context, entity)) throw new Refusal('access.denied');
  return entity;
}

function chosen(request: FastifyRequest): { entity: Entity; ids: string[] } {
  const entity = entityOf(request, readParameters(request, ofEntity).entity);
  const ids = idsOf(request);
  if (ids.length > mostAtOnce) throw new Refusal('request.invalid');
  return { entity, ids };
}

/** The kinds that the caller keeps, with how many rows of each were removed. */
async function kindsKept({ context, server }: FastifyRequest) {
  const kept = server.recyclables.filter((entity) => mayKeep(context, entity));
  const counts = await removedCounts(kept, context);
  const texts = catalogue(context.locale);
  return kept.map(({ name }) => ({
    ...{ entity: name, title: texts.entity(name).title },
    count: counts.get(name) ?? 0,
  }));
}

/** Removed rows, by whom and when; they are restored or deleted for good. */
export const recycleBin: Module = (app) => {
  const view = { guard: permission('recycle_view') };
  const kinds = z.array(z.object({ entity: z.string(), title: z.string(), count: z.int() }));
  app.get(`${path}/entities`, { config: view, schema: { tags, response: { 200: kinds } } }, (request) =>
    kindsKept(request),
  );
  const list = { tags, querystring: asked, response: { 200: pageOf(row) } };
  app.get(`${path}/list`, { config: view, schema: list }, (request) => page(request));
  const done = { tags, response: { 200: z.null() }, ...write };
  app.post(
    `${path}/restore`,
    { config: { guard: permission('recycle_restore') }, schema: done },
    async (request) => {
      const { entity, ids } = chosen(request);
      await repositoryOf(entity, request.context).removed.restore(ids);
      return null;
    },
  );
  app.post(
    `${path}/purge`,
    { config: { guard: permission('recycle_purge') }, schema: done },
    async (request) => {
      const { entity, ids } = chosen(request);
      notePurge(request, entity, await repositoryOf(entity, request.context).removed.purge(ids));
      return null;
    },
  );
};

/** People go by their names, also those who are gone from the reader's reach. */
async function page(request: FastifyRequest) {
  const { context } = request;
  const query = queryOf<z.output<typeof asked>>(request);
  const told = await repositoryOf(entityOf(request, query.entity), context).removed.page(query);
  const ids = [...new Set(told.records.flatMap(({ removedBy }) => removedBy ?? []))];
  const names = ids.length > 0 ? await repositoryOf(user, context).names(ids) : new Map<string, string>();
  const records = told.records.map((one) => ({
    ...one,
    removedBy: one.removedBy && (names.get(one.removedBy) ?? one.removedBy),
  }));
  return { ...told, records };
}

function notePurge(request: FastifyRequest, entity: Entity, names: readonly string[]) {
  const { tenantId, actor } = request.context;
  const { userId, account } = found(actor);
  request.server.services.logs.add(usualLog, {
    ...{ tenantId, userId },
    values: {
      ...{ logLevel: 'warn', logId: 'recycle.purged', createBy: account, traceId: request.id },
      ...{ logData: `${entity.name}: ${names.join(', ')}`.slice(0, 2000), requestUri: pathOf(request) },
      ...remoteOf(request),
    },
  });
}
