import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';
import { permission } from '../../kit/routes/route.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { idLists, idsNamed } from '../../kit/routes/id-list.ts';
import { randomPassword, storedForm } from '../../accounts/passwords.ts';
import { setPassword } from '../../accounts/set-password.ts';
import { peopleNamed } from '../../accounts/people-named.ts';

const tags = ['user'];
const done = { 200: z.null() };

/** What is done to people beside changing their rows: their roles and passwords. */
export function addActs(app: FastifyInstance, sessions: SessionEnds) {
  addGrant(app);
  addReset(app, sessions);
}

function addGrant(app: FastifyInstance) {
  const schema = { tags, response: done, ...idLists('userIds', 'roleIds') };
  app.post('/blade-user/grant', { config: { guard: permission('user_role') }, schema }, (request) => {
    const roleId = idsNamed(request, 'roleIds');
    return inTransaction(request.context, async (context) => {
      const people = await peopleNamed(request, context);
      for (const { id } of people) await repositoryOf(user, context).update(id, { roleId });
      return null;
    });
  });
}

const told = z.object({ id: z.string(), account: z.string(), password: z.string() });

function addReset(app: FastifyInstance, sessions: SessionEnds) {
  // The only time that these passwords are told; what is stored tells them to nobody.
  const schema = { tags, response: { 200: z.array(told) }, ...idLists('userIds') };
  app.post('/blade-user/reset-password', { config: { guard: permission('user_reset') }, schema }, (request) =>
    inTransaction(request.context, async (context) => {
      const people = await peopleNamed(request, context);
      const fresh = people.map(({ id, account }) => ({ id, account, password: randomPassword() }));
      for (const { id, password } of fresh) await setPassword(context, id, await storedForm(password));
      const ids = people.map(({ id }) => id);
      await sessions.endAllWithin(context, ids, 'password');
      return fresh;
    }),
  );
}
