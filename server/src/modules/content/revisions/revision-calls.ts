import { revisionStates } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { warning } from '@policy/shared/contract/content/warning.ts';
import { revision } from '@policy/shared/contract/content/revision.ts';
import { idQuery, idsSent } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { assertReached, dropRevision } from '../../../kit/revisions/revision-acts.ts';
import { idsOf, permission, queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { warningsOf } from '../checks/warnings.ts';
import { revisedOf } from './revised-content.ts';
import { toldRevision } from './told-revision.ts';

/** Scopes may hide either from a reader, who is told of no revision then. */
const standing = z.object({
  revisionStatus: z.enum(revisionStates).nullish(),
  publishAt: z.string().nullish(),
});

/** Adds the calls that tell what the revision of a public row changes and what to look at before a review, and that give it up; none for a kind that is never revised. */
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
      const { revisionStatus: status, publishAt = null } = standing.parse(
        await repositoryOf(entity, request.context).get(id),
      );
      const told = status ? await toldRevision(revised, request.context, id) : null;
      return told && { ...told, status, publishAt };
    },
  );
  const check = { tags, querystring: idQuery, response: { 200: z.array(warning) } };
  app.get(
    `/${entity.path}/warnings`,
    { config: { guard: permission(`${entity.permissionBase}_view`) }, schema: check },
    (request) => warningsOf(revised, request.context, queryOf<z.infer<typeof idQuery>>(request).id),
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
