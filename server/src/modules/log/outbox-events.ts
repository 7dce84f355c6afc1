import { outboxEvent } from '@policy/shared/contract/entities/log/outbox-event.ts';
import { idsSent } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { idsOf, permission } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { repeatDead } from '../../kit/transaction/outbox.ts';

/** What waits in the outbox and what is dead there can be read, and what is dead sent again. */
export const outboxModule = crudModule(outboxEvent, { verbs: ['list', 'detail'], routes: addRepeat });

function addRepeat(app: FastifyInstance) {
  const config = { guard: permission('outbox_repeat'), perMinute: 60 };
  const schema = { tags: [outboxEvent.name], ...idsSent, response: { 200: z.null() } };
  app.post(`/${outboxEvent.path}/repeat`, { config, schema }, (request) =>
    writeOnce(request, async (context) => {
      const rows = await repositoryOf(outboxEvent, context).allOf(idsOf(request));
      const ids = rows.map(({ id }) => id);
      if ((await repeatDead(context, ids)) < ids.length) throw new Refusal('outbox.notDead');
      return null;
    }),
  );
}
