import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { peopleNamed } from '../../accounts/people-named.ts';
import { rolesOf } from '../../accounts/role-bounds.ts';
import { idLists, idsNamed } from '../../kit/routes/id-list.ts';
import { permission } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';

type Change = (had: readonly string[], wanted: readonly string[]) => string[];

const given: Change = (had, wanted) => [...new Set([...had, ...wanted])];
const taken: Change = (had, wanted) => had.filter((id) => !wanted.includes(id));

/** The calls that give some roles to people, and take them, and leave them all others; the rules of people bound both. */
export function addRoleMembers(app: FastifyInstance) {
  addChange(app, 'give-roles', given);
  addChange(app, 'take-roles', taken);
}

function addChange(app: FastifyInstance, call: string, change: Change) {
  const schema = { tags: ['user'], response: { 200: z.null() }, ...idLists('userIds', 'roleIds') };
  app.post(`/blade-user/${call}`, { config: { guard: permission('user_role') }, schema }, (request) =>
    inTransaction(request.context, async (context) => {
      const roles = await rolesOf(context, idsNamed(request, 'roleIds'));
      const wanted = roles.map(({ id }) => id);
      for (const { id, roleId } of await peopleNamed(request, context))
        await repositoryOf(user, context).update(id, { roleId: change(roleId ?? [], wanted) });
      return null;
    }),
  );
}
