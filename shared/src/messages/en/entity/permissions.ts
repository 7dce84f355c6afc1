import type { EntityCatalogue } from '../../kit.ts';

/** English texts of roles, menus and scopes. */
export const permissionEntities = {
  role: {
    title: 'Role',
    fields: {
      parentId: 'Parent role',
      roleName: 'Role name',
      roleNameEn: 'English name',
      roleAlias: 'Role alias',
      sort: 'Order',
      status: 'Status',
      remark: 'Description',
      requireTotp: 'Requires a second factor',
      menuIds: 'Granted menus',
      dataScopeIds: 'Data scopes',
      apiScopeIds: 'API scopes',
    },
    choices: { status: { 1: 'Active', 0: 'Switched off' } },
  },
  menu: {
    title: 'Menu',
    fields: {
      parentId: 'Parent menu',
      code: 'Menu code',
      name: 'Menu name',
      nameEn: 'English name',
      alias: 'Menu alias',
      path: 'Route path',
      source: 'Menu icon',
      sort: 'Order',
      category: 'Menu type',
      action: 'Button function',
      isOpen: 'Opening mode',
      roles: 'Shown to roles',
      remark: 'Remarks',
    },
    choices: {
      category: { 1: 'Menu', 2: 'Button' },
      action: { 0: 'None', 1: 'Toolbar', 2: 'Row', 3: 'Toolbar and row' },
      isOpen: { 1: 'Same window', 2: 'New window' },
    },
  },
  topMenu: {
    title: 'Top menu',
    fields: {
      code: 'Menu code',
      name: 'Menu name',
      nameEn: 'English name',
      source: 'Icon',
      path: 'Path',
      sort: 'Order',
      status: 'State',
      menuIds: 'Menus',
    },
    choices: { status: { 1: 'Enabled', 0: 'Disabled' } },
  },
  dataScope: {
    title: 'Data scope',
    fields: {
      menuId: 'Menu',
      scopeName: 'Scope name',
      resourceCode: 'Scope code',
      scopeClass: 'Applies to',
      scopeType: 'Scope of data',
      scopeValue: 'Condition',
      visibleFields: 'Visible fields',
      remark: 'Remarks',
    },
    choices: {
      scopeType: {
        1: 'All rows',
        2: 'Own rows',
        3: 'Own department',
        4: 'Own department and below',
        5: 'Custom',
      },
    },
  },
  apiScope: {
    title: 'API scope',
    fields: {
      menuId: 'Menu',
      scopeName: 'Scope name',
      resourceCode: 'Scope code',
      scopePath: 'Path',
      scopeMethod: 'Method',
      scopeType: 'Kind of call',
      remark: 'Remarks',
    },
    choices: {
      scopeMethod: { any: 'Any', get: 'GET', post: 'POST' },
      scopeType: { 1: 'System', 2: 'Business' },
    },
  },
} satisfies Partial<EntityCatalogue>;
