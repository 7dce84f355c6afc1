import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { idsSent } from '@policy/shared/contract/kit/shapes.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { wireDate } from '../../kit/clock.ts';
import { crudModule } from '../../kit/crud-module.ts';
import { writeOnce } from '../../kit/idempotency.ts';
import type { CrudOptions } from '../../kit/crud-module.ts';
import type { Context } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { idsOf, permission } from '../../kit/route.ts';
import type { Module } from '../../kit/route.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { z } from 'zod';

/** Who moves content from where to where; a call of the move's name does it. */
const contentMoves = {
  toReview: { from: ['draft'], to: 'pending_review' },
  publish: { from: ['pending_review', 'offline'], to: 'published' },
  refuse: { from: ['pending_review'], to: 'draft' },
  offline: { from: ['published'], to: 'offline' },
} as const satisfies Record<string, { from: readonly ContentState[]; to: ContentState }>;

type ContentMove = keyof typeof contentMoves;

/** An entity that is written, reviewed, published and taken offline; only drafts and offline rows can be removed. */
export function contentModule<E extends Entity>(entity: E, options: CrudOptions<E> = {}): Module {
  return crudModule(entity, {
    ...options,
    beforeRemove: [refuseWhilePublic(entity), ...(options.beforeRemove ?? [])],
    routes: (app) => {
      for (const move of ['toReview', 'publish', 'refuse', 'offline'] as const) {
        const config = { guard: permission(`${entity.thing}_${move}`) };
        const schema = { tags: [entity.name], ...idsSent, response: { 200: z.null() } };
        app.post(`/${entity.path}/${move}`, { config, schema }, (request) =>
          writeOnce(request, (context) => moveContent(entity, context, { move, ids: idsOf(request) })),
        );
      }
      options.routes?.(app);
    },
  });
}

async function moveContent(
  entity: Entity,
  context: Context,
  { move, ids }: { move: ContentMove; ids: readonly string[] },
) {
  const repository = repositoryOf(entity, context);
  const { from, to } = contentMoves[move];
  const allowed: readonly string[] = from;
  for (const row of await repository.allOf(ids)) {
    const { status } = z.object({ status: z.string() }).parse(row);
    if (!allowed.includes(status)) throw illegalMove(entity, context, status);
    const dated =
      move === 'publish' && 'publishDate' in entity.fields && Reflect.get(row, 'publishDate') === null;
    await repository.update(
      row.id,
      dated ? { status: to, publishDate: wireDate(context.clock.now()) } : { status: to },
      row.version,
    );
  }
  return null;
}

function refuseWhilePublic(entity: Entity) {
  return (rows: readonly object[], context: Context) => {
    const open = rows
      .map((row) => String(Reflect.get(row, 'status')))
      .find((status) => status === 'published' || status === 'pending_review');
    if (open) throw illegalMove(entity, context, open);
  };
}

function illegalMove(entity: Entity, context: Context, status: string) {
  const names = catalogue(context.locale).entity(entity.name).choices.status;
  return new Refusal('content.illegalMove', { from: names?.[status] ?? status });
}
