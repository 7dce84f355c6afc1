import { revisionStates } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { revision } from '@policy/shared/contract/kit/revision.ts';
import { idQuery, idsSent } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { assertReached, dropRevision } from '../../../kit/revisions/revision-acts.ts';
import { idsOf, permission, queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { revisedOf } from './revised-content.ts';
import { toldRevision } from './told-revision.ts';

const standing = z.object({
  revisionStatus: z.enum(revisionStates).nullable(),
  publishAt: z.string().nullable(),
});

/** Adds the calls that tell what the revision of a public row changes, and give it up; none for a kind that is never revised. */
export function addRevisionCalls(app: FastifyInstance, entity: Entity): void {
  const revised = revisedOf(entity);
  if (!revised) return;
  const tags = [entity.name];
  const read = { tags, querystring: idQuery, response: { 200: revision.nullable() } };
  app.get(
    `/${entity.path}/revision`,
    { config: { guard: permission(`${entity.permissionBase}_view`) }, schema: read },
    async (request) => {
      const { id } = queryOf<z.infer<typeof idQuery>>(request);
      const row = standing.parse(await repositoryOf(entity, request.context).get(id));
      const told = row.revisionStatus && (await toldRevision(revised, request.context, id));
      return told ? { ...told, status: row.revisionStatus, publishAt: row.publishAt } : null;
    },
  );
  const drop = { tags, ...idsSent, response: { 200: z.null() } };
  app.post(
    `/${entity.path}/dropRevision`,
    { config: { guard: permission(`${entity.permissionBase}_edit`) }, schema: drop },
    (request) =>
      writeOnce(request, async (context) => {
        await dropAll(entity, context, idsOf(request));
        return null;
      }),
  );
}

async function dropAll(entity: Entity, context: Context, ids: readonly string[]): Promise<void> {
  for (const row of await repositoryOf(entity, context).allOf(ids)) {
    if (!standing.parse(row).revisionStatus) throw new Refusal('content.noRevision');
    await assertReached(entity, context, row.id);
    await dropRevisionOf(entity, context, row.id);
  }
}

/** Gives up the revision of a row that has one; of a kind that is never revised there is none. */
export async function dropRevisionOf(entity: Entity, context: Context, rowId: string): Promise<void> {
  const revised = revisedOf(entity);
  if (revised) await dropRevision(revised, context, rowId);
}
