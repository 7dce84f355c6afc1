import type { systemRefusals } from '../../contract/system/refusals.ts';

/** What the server says in Chinese when it refuses a tenant, a package, a client or a region. */
export const system: Record<keyof typeof systemRefusals, string> = {
  'grant.beyondPackage': '不能授予产品包以外的权限',
  'tenant.first': '平台租户不能删除、停用或设置过期时间',
  'tenant.account': '请输入管理员账号',
  'tenant.password': '请输入管理员密码',
  'client.secret': '应用密钥至少{minimum}位',
  'client.own': '不能删除当前登录所用的应用',
  'region.code': '区划编号须为2至12位数字',
  'region.parent': '上级区划不存在',
  'region.level': '区划等级须低于上级区划',
  'region.prefix': '区划编号须以上级编号{prefix}开头',
  'region.hasChildren': '行政区划有下级，不能删除',
};
