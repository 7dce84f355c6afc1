import type { EntityCatalogue } from '../../kit.ts';

/** Chinese texts of roles, menus and scopes. */
export const permissionEntities = {
  role: {
    title: '角色',
    fields: {
      parentId: '上级角色',
      roleName: '角色名称',
      roleNameEn: '英文名称',
      roleAlias: '角色别名',
      sort: '排序',
      status: '状态',
      remark: '说明',
      requireTotp: '须二次验证',
      menuIds: '菜单权限',
      dataScopeIds: '数据权限',
      apiScopeIds: '接口权限',
    },
    choices: { status: { 1: '启用', 0: '停用' } },
  },
  menu: {
    title: '菜单',
    fields: {
      parentId: '上级菜单',
      code: '菜单编号',
      name: '菜单名称',
      nameEn: '英文名称',
      alias: '菜单别名',
      path: '路由地址',
      source: '菜单图标',
      sort: '排序',
      category: '菜单类型',
      action: '按钮功能',
      isOpen: '打开方式',
      roles: '可见角色',
      remark: '备注',
    },
    choices: {
      category: { 1: '菜单', 2: '按钮' },
      action: { 0: '无', 1: '工具栏', 2: '操作栏', 3: '工具操作栏' },
      isOpen: { 1: '当前窗口', 2: '新窗口' },
    },
  },
  topMenu: {
    title: '顶部菜单',
    fields: {
      code: '菜单编号',
      name: '菜单名称',
      nameEn: '英文名称',
      source: '菜单图标',
      path: '路由地址',
      sort: '菜单排序',
      status: '状态',
      menuIds: '包含菜单',
    },
    choices: { status: { 1: '启用', 0: '停用' } },
  },
  dataScope: {
    title: '数据权限',
    fields: {
      menuId: '所属菜单',
      scopeName: '权限名称',
      resourceCode: '权限编号',
      scopeClass: '权限对象',
      scopeType: '数据范围',
      scopeValue: '自定义条件',
      visibleFields: '可见字段',
      remark: '备注',
    },
    choices: {
      scopeType: { 1: '全部', 2: '本人', 3: '所在部门', 4: '所在部门及下级', 5: '自定义' },
    },
  },
  apiScope: {
    title: '接口权限',
    fields: {
      menuId: '所属菜单',
      scopeName: '权限名称',
      resourceCode: '权限编号',
      scopePath: '权限路径',
      scopeMethod: '请求方法',
      scopeType: '接口类型',
      remark: '备注',
    },
    choices: {
      scopeMethod: { any: '不限', get: 'GET', post: 'POST' },
      scopeType: { 1: '系统接口', 2: '业务接口' },
    },
  },
} satisfies Partial<EntityCatalogue>;
