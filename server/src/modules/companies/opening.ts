import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import type { FastifyInstance } from 'fastify';

import { queryOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { noteAccess } from '../../membership/data-access.ts';

/** Adds the call that answers one row of a person or a company; that an officer opened it is written down with the answer. */
export function addOpening(app: FastifyInstance, entity: Entity) {
  const schema = { tags: [entity.name], querystring: idQuery, response: { 200: answeredRow(entity) } };
  app.get(`/${entity.path}/detail`, { config: { guard: 'signedIn' }, schema }, (request) =>
    inTransaction(request.context, async (context) => {
      const row = await repositoryOf(entity, context).get(queryOf<{ id: string }>(request).id);
      await noteAccess(context, { act: 'opened', entity, rows: [row] });
      return toWire(entity, row);
    }),
  );
}
