import { apiScope } from '@policy/shared/contract/entities/permissions/api-scope.ts';
import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import { addMenuRoutes } from './menu-routes.ts';
import type { MenuCache } from './menu-routes.ts';
import { addExplanations } from './explain/routes.ts';
import { menuModule } from './menus.ts';
import { roleModule } from './roles.ts';
import { topMenuModule } from './top-menus.ts';

/** Roles, menus and scopes: what people may do, and why. */
export const permissionModules = (menus: MenuCache): readonly Module[] => [
  (app) => {
    addMenuRoutes(app, menus);
  },
  addExplanations,
  roleModule,
  menuModule,
  topMenuModule,
  crudModule(dataScope),
  crudModule(apiScope),
];
