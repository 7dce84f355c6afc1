import { apiScope } from '@policy/shared/contract/entities/permissions/api-scope.ts';
import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { topMenu } from '@policy/shared/contract/entities/permissions/top-menu.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';

import { screen } from './menu-seed.ts';
import type { MenuSeed } from './menu-seed.ts';

/** Where a tenant keeps its people and units. */
export const organisationMenus: readonly MenuSeed[] = [
  screen(user, '/system/user', ['用户管理', 'Users', 'user']),
  {
    ...{ code: 'registration', name: '注册审核', nameEn: 'Registrations' },
    ...{ path: '/system/registration', icon: 'solution' },
    buttons: [{ entity: registration, verbs: ['view'] }],
  },
  screen(department, '/system/dept', ['部门管理', 'Departments', 'apartment']),
  screen(position, '/system/post', ['岗位管理', 'Positions', 'idcard']),
];

/** Where it says what they may do; what all tenants share is the platform's alone. */
export const permissionMenus: readonly MenuSeed[] = [
  screen(role, '/authority/role', ['角色管理', 'Roles', 'safety']),
  screen(topMenu, '/authority/topmenu', ['顶部菜单', 'Top menus', 'layout']),
  { ...screen(menu, '/authority/menu', ['菜单管理', 'Menus', 'menu']), isPlatform: true },
  { ...screen(dataScope, '/authority/datascope', ['数据权限', 'Data scopes', 'database']), isPlatform: true },
  {
    ...{ code: 'permission', name: '权限透视', nameEn: 'Permissions explained' },
    ...{ path: '/authority/permission', icon: 'audit' },
  },
  { ...screen(apiScope, '/authority/apiscope', ['接口权限', 'API scopes', 'api']), isPlatform: true },
];

/** Their buttons that are no verb of an entity's own calls. */
export const organisationButtons = [
  { menu: 'user', code: 'user_role', name: '角色配置', nameEn: 'Assign roles', action: 3 },
  { menu: 'user', code: 'user_reset', name: '密码重置', nameEn: 'Reset passwords', action: 3 },
  { menu: 'user', code: 'user_import', name: '导入用户', nameEn: 'Import users', action: 1 },
  { menu: 'user', code: 'user_unlock', name: '账号解封', nameEn: 'Unlock accounts', action: 3 },
  {
    ...{ menu: 'user', code: 'user_factor', action: 3 },
    ...{ name: '重置二次验证', nameEn: 'Reset second factors' },
  },
  { menu: 'user', code: 'user_reveal', name: '查看完整号码', nameEn: 'Reveal masked values', action: 2 },
  { menu: 'dept', code: 'dept_reveal', name: '查看完整号码', nameEn: 'Reveal masked values', action: 2 },
  { menu: 'user', code: 'user_platform', name: '平台配置', nameEn: 'Set the platform', action: 2 },
  { menu: 'registration', code: 'registration_approve', name: '通过', nameEn: 'Approve', action: 2 },
  { menu: 'registration', code: 'registration_refuse', name: '驳回', nameEn: 'Refuse', action: 2 },
  {
    ...{ menu: 'permission', code: 'permission_view', action: 2 },
    ...{ name: '查看权限透视', nameEn: 'See permissions explained' },
  },
  { menu: 'role', code: 'role_grant', name: '权限设置', nameEn: 'Grant permissions', action: 3 },
  { menu: 'topmenu', code: 'topmenu_setting', name: '菜单配置', nameEn: 'Choose menus', action: 3 },
  { menu: 'data_scope', code: 'data_scope_setting', name: '权限配置', nameEn: 'Keep scopes', action: 2 },
  { menu: 'api_scope', code: 'api_scope_setting', name: '权限配置', nameEn: 'Keep scopes', action: 2 },
];
