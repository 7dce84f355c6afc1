import type { MenuItem } from '@policy/shared/client/sign-in-client.ts';

import { routes } from '../routes.ts';
import { session } from '../site.ts';
import { menuOf } from './menu.ts';
import type { MenuNode } from './menu.ts';

/** Beginnings of the addresses of all pages that name this menu as their parent. */
const groupOf = (code: string): string[] =>
  routes.filter(({ parent }) => parent === code).map(({ path }) => path.split(':')[0] ?? path);

/** The server's rows as the side menu of the person signed in. */
export const shapedMenu = (rows: readonly MenuItem[]): MenuNode[] =>
  menuOf(rows, { roles: session.user()?.role_name.split(',') ?? [], groupOf });
