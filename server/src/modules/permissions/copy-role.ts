import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { readSubmission } from '../../kit/drafts/drafts.ts';
import { permission, readParameters } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { may } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';

const asked = z.looseObject({ id: z.string(), roleName: z.string(), roleAlias: z.string() });
const made = z.object({ id: z.string() });

/**
 * The call that adds a role which gives what another one does, under a name and an alias of its own. It is added under the
 * rules of any role, so nobody copies one that gives more than he may give himself.
 */
export function addCopy(app: FastifyInstance) {
  const config = { guard: permission('role_grant') };
  const schema = { tags: ['role'], body: asked, response: { 200: made } };
  app.post('/blade-system/role/copy', { config, schema }, (request) => {
    // It adds a role and grants it something: who may do one of the two alone may not do this.
    if (!may(request.context, 'role_add')) throw new Refusal('access.denied');
    const { id, ...named } = readParameters(request, asked);
    return writeOnce(request, async (context) => {
      const repository = repositoryOf(role, context);
      const { parentId, sort, requireTotp, ...copied } = await repository.get(id);
      const remark = copied.remark ?? null;
      const { values } = readSubmission(role, { ...named, parentId, sort, requireTotp, remark }, context);
      const { menuIds, dataScopeIds, apiScopeIds } = copied;
      const row = await repository.insert({ ...values, menuIds, dataScopeIds, apiScopeIds });
      return { id: row.id };
    });
  });
}
