import { apiScope } from '@policy/shared/contract/entities/permissions/api-scope.ts';
import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { topMenu } from '@policy/shared/contract/entities/permissions/top-menu.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';

import { button, screen } from '../menu-seed.ts';
import type { MenuSeed } from '../menu-seed.ts';

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
  {
    ...{ code: 'security', name: '安全策略', nameEn: 'Security policy' },
    ...{ path: '/authority/security', icon: 'file-protect' },
  },
  screen(identityProvider, '/authority/signon', ['登录方式', 'Sign-in methods', 'idcard']),
  { ...screen(apiScope, '/authority/apiscope', ['接口权限', 'API scopes', 'api']), isPlatform: true },
];

/** Their buttons that are no verb of an entity's own calls. */
export const organisationButtons = [
  button('user', 'user_role', ['角色配置', 'Assign roles', 3]),
  button('user', 'user_reset', ['密码重置', 'Reset passwords', 3]),
  button('user', 'user_import', ['导入用户', 'Import users', 1]),
  button('user', 'user_unlock', ['账号解封', 'Unlock accounts', 3]),
  button('user', 'user_factor', ['重置二次验证', 'Reset second factors', 3]),
  button('user', 'user_reveal', ['查看完整号码', 'Reveal masked values', 2]),
  button('dept', 'dept_reveal', ['查看完整号码', 'Reveal masked values', 2]),
  button('user', 'user_platform', ['平台配置', 'Set the platform', 2]),
  button('registration', 'registration_approve', ['通过', 'Approve', 2]),
  button('registration', 'registration_refuse', ['驳回', 'Refuse', 2]),
  button('registration', 'registration_reveal', ['查看完整号码', 'Reveal masked values', 2]),
  button('security', 'security_view', ['查看安全策略', 'See the security policy', 2]),
  button('security', 'security_edit', ['修改安全策略', 'Change the security policy', 2]),
  button('identityprovider', 'identityprovider_test', ['测试连接', 'Test the connection', 2]),
  button('permission', 'permission_view', ['查看权限透视', 'See permissions explained', 2]),
  button('role', 'role_grant', ['权限设置', 'Grant permissions', 3]),
  button('topmenu', 'topmenu_setting', ['菜单配置', 'Choose menus', 3]),
  button('data_scope', 'data_scope_setting', ['权限配置', 'Keep scopes', 2]),
  button('api_scope', 'api_scope_setting', ['权限配置', 'Keep scopes', 2]),
];
