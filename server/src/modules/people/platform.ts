import { paragraph } from '@policy/shared/contract/kit/readable.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, queryOf, readParameters } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';

const change = z.object({
  userId: z.string(),
  userType: z.coerce.number().pipe(z.literal([1, 2])),
  userExt: paragraph(4000).nullish(),
});
const detail = z.object({
  id: z.string(),
  userId: z.string(),
  userType: z.int(),
  userExt: z.string().nullable(),
});
const tags = ['user'];

/** Which of the two applications a person signs in to, and what is noted of him there. */
export function addPlatform(app: FastifyInstance) {
  const config = { guard: permission('user_platform') };
  const byId = z.looseObject({ id: z.string() });
  app.get(
    '/blade-user/platform-detail',
    { config, schema: { tags, querystring: byId, response: { 200: detail } } },
    async (request) => {
      const { id } = queryOf<z.output<typeof byId>>(request);
      const row = await repositoryOf(user, request.context).get(id);
      return { id, userId: id, userType: row.userType, userExt: row.userExt };
    },
  );

  const schema = {
    ...{ tags, response: { 200: z.null() } },
    ...{ querystring: change.partial(), body: change.partial().nullish() },
  };
  app.post('/blade-user/update-platform', { config, schema }, (request) => {
    const { userId, userType, userExt } = readParameters(request, change);
    return inTransaction(request.context, async (context) => {
      const { id } = await repositoryOf(user, context).get(userId);
      await repositoryOf(user, context).update(id, { userType, userExt: userExt || null });
      return null;
    });
  });
}
