import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { peopleNamed } from '../../../accounts/people-named.ts';
import { idLists } from '../../../kit/routes/id-list.ts';
import { permission } from '../../../kit/routes/route.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { removePasskeys } from '../passkeys/own-passkeys.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { removeFactors } from './factor.ts';
import { noteFactor } from './note-factor.ts';

/** An administrator takes away the second factor and the keys of somebody who lost them; his sessions end, and the log says who did it. */
export function addFactorReset(app: FastifyInstance, { sessions }: SignInServices) {
  const schema = { tags: ['user'], response: { 200: z.null() }, ...idLists('userIds') };
  const config = { guard: permission('user_factor') };
  app.post('/blade-user/second-factor/reset', { config, schema }, async (request) => {
    const people = await inTransaction(request.context, async (context) => {
      const named = await peopleNamed(request, context);
      const ids = named.map(({ id }) => id);
      await removeFactors(context.db, ids);
      // Whoever lost the one has lost the other, or somebody else has both.
      await removePasskeys(context, ids);
      await sessions.endAllWithin(context, ids, 'secondFactor');
      return named;
    });
    const { tenantId, actor } = request.context;
    for (const { id: userId, account } of people)
      noteFactor(request, 'reset', { tenantId, userId, account, by: found(actor).account });
    return null;
  });
}
