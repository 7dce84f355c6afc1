import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { topMenu } from '@policy/shared/contract/entities/permissions/top-menu.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { named } from '@policy/shared/contract/kit/named-schema.ts';
import { wireRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import type { Clock } from '../../kit/runtime/clock.ts';
import { may } from '../../kit/runtime/context.ts';
import { nameIn } from '../../kit/table/fields.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { queryOf } from '../../kit/routes/route.ts';
import { tableOf } from '../../kit/table/table.ts';
import { briefCache } from '../../kit/runtime/brief-cache.ts';
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
  meta: z.object({ roles: z.array(z.string()).optional() }),
  get children() {
    return z.array(item).optional();
  },
});
named('MenuItem', item);
const schema = { tags: ['menu'], response: { 200: z.array(item) } };
// The frame asks for them whoever has signed in; somebody who is held back has none.
const config = { guard: 'signedIn', whileHeld: true } as const;
const routesQuery = z.object({ topMenuId: z.string().max(40).optional() });
const topItem = wireRow(topMenu)
  .pick({ id: true, code: true, name: true, source: true, path: true, sort: true })
  .extend({ menuCodes: z.array(z.string()) });

/** The platform's menus, which everybody asks for who opens the back-office. */
export const menuCache = (clock: Clock) => briefCache<readonly MenuRow[]>(clock);
export type MenuCache = ReturnType<typeof menuCache>;

/** The caller's menus and buttons; an administrator's are all there are. */
export function addMenuRoutes(app: FastifyInstance, kept: MenuCache) {
  app.get(
    '/blade-system/menu/routes',
    { config, schema: { ...schema, querystring: routesQuery } },
    async (request) => {
      const { context } = request;
      const { topMenuId } = queryOf<z.output<typeof routesQuery>>(request);
      const menus = await readMenus(kept, context);
      if (!topMenuId) return menuTree(menus, holds(context));
      const below = await menusUnder(context, topMenuId);
      const shown = new Set(menus.filter(({ id }) => below.has(id)).map(({ code }) => code));
      return menuTree(menus, (code) => shown.has(code) && holds(context)(code));
    },
  );
  app.get('/blade-system/menu/buttons', { config, schema }, async ({ context }) =>
    buttonMenus(await readMenus(kept, context), holds(context)),
  );
  const tops = { tags: ['menu'], response: { 200: z.array(topItem) } };
  app.get('/blade-system/menu/top-menu', { config, schema: tops }, ({ context }) =>
    topMenusOf(kept, context),
  );
}

const holds = (context: Context) => (code: string) => may(context, code);

/** The menus that an entry of the top bar shows. */
async function menusUnder(context: Context, topMenuId: string): Promise<ReadonlySet<string>> {
  if (!isUuid(topMenuId)) throw new Refusal('row.notFound');
  const top = await repositoryOf(topMenu, context).first(eq(tableOf(topMenu).id, topMenuId));
  return new Set(found(top).menuIds ?? []);
}

/** The entries under which the caller finds a menu of his own, and the codes of those that he finds there. */
async function topMenusOf(kept: MenuCache, context: Context) {
  const menus = new Map((await readMenus(kept, context)).map(({ id, code }) => [id, code]));
  const mayOpen = holds(context);
  const tops = await repositoryOf(topMenu, context).all(eq(tableOf(topMenu).status, 1));
  const codesOf = (ids: readonly string[]) => ids.flatMap((id) => menus.get(id) ?? []).filter(mayOpen);
  return tops
    .map((top) => ({
      ...pick(top),
      name: nameIn(context, topMenu, top),
      menuCodes: codesOf(top.menuIds ?? []),
    }))
    .filter(({ menuCodes }) => menuCodes.length > 0);
}

const pick = ({ id, code, source, path, sort }: RowOf<typeof topMenu>) => ({ id, code, source, path, sort });

/** The same for everybody but for the language, so that they are read once in five seconds. */
async function readMenus(kept: MenuCache, context: Context): Promise<MenuRow[]> {
  const inUse = eq(tableOf(menu).status, 1);
  const rows = await kept.get('all', () => repositoryOf(menu, context).all(inUse));
  return rows.map((row) => ({ ...row, name: nameIn(context, menu, row) }));
}
