import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission } from '../../../kit/routes/route.ts';
import { idLists } from '../../../kit/routes/id-list.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { peopleNamed } from '../../../accounts/people-named.ts';
import { forgetAttempts } from './attempts.ts';

/** An administrator lets people try again who are locked out. */
export function addUnlock(app: FastifyInstance, { services }: SignInServices) {
  const schema = { tags: ['user'], response: { 200: z.null() }, ...idLists('userIds') };
  app.post(
    '/blade-user/unlock',
    { config: { guard: permission('user_unlock') }, schema },
    async (request) => {
      const { context } = request;
      const people = await peopleNamed(request, context);
      for (const { account } of people)
        await forgetAttempts(services, { tenantId: context.tenantId, account });
      return null;
    },
  );
}
