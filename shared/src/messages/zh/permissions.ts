import type { permissionRefusals } from '../../contract/permissions/refusals.ts';

const refusals: Record<keyof typeof permissionRefusals, string> = {
  'grant.beyondOwn': '不能授予自己没有的权限',
  'grant.wider': '授予的数据范围不能大于自己的数据范围',
  'grant.ownRole': '不能修改自己所属角色的权限',
  'role.ownOff': '不能停用自己所属的角色',
  'role.reserved': '不能创建、修改或授予管理员角色',
  'menu.path': '路由地址须是站内路径，或以http://、https://开头',
  'apiScope.path': '权限路径格式不正确，例如/blade-user/page或/blade-user/**',
  'dataScope.permissionBase': '权限对象不存在',
  'dataScope.condition': '自定义条件不适用于字段{fields}',
  'dataScope.fields': '可见字段不存在：{fields}',
  'grant.beyondPackage': '不能授予产品包以外的权限',
};

/** Names of the roles that an installation begins with, by alias. */
const roles = {
  administrator: '平台管理员',
  admin: '租户管理员',
  acceptor: '受理人员',
  reviewer: '审核人员',
  lead: '部门负责人',
  clerk: '公示经办',
  finance: '拨付人员',
  editor: '内容编辑',
  contentReviewer: '内容审核',
  applicant: '申报用户',
};

/** What the buttons of a menu do, as the names of new ones begin. */
const buttonVerbs = { add: '新增', edit: '修改', delete: '删除', view: '查看', export: '导出' };

/** What is said in Chinese of what people may do. */
export const permissions = { refusals, roles, buttonVerbs };
