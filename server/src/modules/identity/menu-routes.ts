import { menu } from '@policy/shared/contract/entities/identity/menu.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { isAdministrator } from '../../kit/context.ts';
import type { Context } from '../../kit/context.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { buttonMenus, menuTree } from './menu-tree.ts';
import type { MenuRow } from './menu-tree.ts';

const item = z.object({
  id: z.string(),
  parentId: z.string(),
  code: z.string(),
  name: z.string(),
  alias: z.string(),
  path: z.string(),
  source: z.string(),
  sort: z.int(),
  category: z.int(),
  action: z.int(),
  isOpen: z.int(),
  remark: z.string(),
  hasChildren: z.boolean(),
  get children() {
    return z.array(item);
  },
});
const schema = { tags: ['menu'], response: { 200: z.array(item) } };
const config = { guard: 'signedIn' } as const;
// Top menus are granted menus; where none is defined, every one of them holds all.
const routesQuery = z.object({ topMenuId: z.string().max(40).optional() });

/** The caller's menus and buttons; an administrator's are all there are. */
export function addMenuRoutes(app: FastifyInstance) {
  app.get(
    '/blade-system/menu/routes',
    { config, schema: { ...schema, querystring: routesQuery } },
    async ({ context }) => menuTree(await readMenus(context), holds(context)),
  );
  app.get('/blade-system/menu/buttons', { config, schema }, async ({ context }) =>
    buttonMenus(await readMenus(context), holds(context)),
  );
}

const holds =
  ({ actor }: Context) =>
  (code: string) =>
    isAdministrator(actor) || (actor?.permissions.has(code) ?? false);

async function readMenus(context: Context): Promise<MenuRow[]> {
  const rows = await repositoryOf(menu, context).all(undefined);
  const named = (row: (typeof rows)[number]) =>
    context.locale === 'en' ? (row.nameEn ?? row.name) : row.name;
  return rows.filter(({ status }) => status === 1).map((row) => ({ ...row, name: named(row) }));
}
