import { topMenu } from '@policy/shared/contract/entities/permissions/top-menu.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { holdingsOf } from '../../accounts/holdings.ts';
import { crudModule } from '../../kit/crud/crud-module.ts';
import { idLists, idsNamed } from '../../kit/routes/id-list.ts';
import { permission } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { leadsSomewhere } from './menu-path.ts';

/** An entry leads somewhere, and nobody shows by it what he does not hold himself. */
export const topMenuRules = defineRules(topMenu, {
  beforeWrite: [
    leadsSomewhere,
    async ({ menuIds }, { context }) => {
      const held = menuIds?.length ? await holdingsOf(context) : null;
      if (held && !menuIds?.every((id) => held.menuIds.includes(id))) throw new Refusal('grant.beyondOwn');
    },
  ],
});

/** The top bar's entries, and which menus each of them shows. */
export const topMenuModule: Module = crudModule(topMenu, { routes: addGrant });

function addGrant(app: FastifyInstance) {
  const schema = { tags: ['topMenu'], response: { 200: z.null() }, ...idLists('topMenuIds', 'menuIds') };
  const config = { guard: permission('topmenu_setting') };
  app.post('/blade-system/topmenu/grant', { config, schema }, (request) => {
    const [topMenuIds, menuIds] = [idsNamed(request, 'topMenuIds'), idsNamed(request, 'menuIds')];
    return inTransaction(request.context, async (context) => {
      const repository = repositoryOf(topMenu, context);
      for (const { id } of await repository.allOf(topMenuIds)) await repository.update(id, { menuIds });
      return null;
    });
  });
}
