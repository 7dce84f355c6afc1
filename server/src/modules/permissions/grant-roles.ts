import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { rolesOf } from '../../accounts/role-bounds.ts';
import { idLists, idsNamed } from '../../kit/routes/id-list.ts';
import { permission } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';

/** The call that replaces all that some roles may do, within what the caller may do himself. */
export function addGrant(app: FastifyInstance) {
  const schema = {
    ...{ tags: ['role'], response: { 200: z.null() } },
    ...idLists('roleIds', 'menuIds', 'dataScopeIds', 'apiScopeIds'),
  };
  const config = { guard: permission('role_grant') };
  app.post('/blade-system/role/grant', { config, schema }, (request) => {
    const roleIds = idsNamed(request, 'roleIds');
    const granted = {
      menuIds: idsNamed(request, 'menuIds'),
      dataScopeIds: idsNamed(request, 'dataScopeIds'),
      apiScopeIds: idsNamed(request, 'apiScopeIds'),
    };
    return inTransaction(request.context, async (context) => {
      const roles = await rolesOf(context, roleIds);
      for (const { id } of roles) await repositoryOf(role, context).update(id, granted);
      return null;
    });
  });
}
