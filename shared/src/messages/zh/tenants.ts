import type { tenantRefusals } from '../../contract/tenants/refusals.ts';

const refusals: Record<keyof typeof tenantRefusals, string> = {
  'tenant.first': '平台租户不能删除、停用或设置过期时间',
  'tenant.account': '请输入管理员账号',
  'tenant.password': '请输入管理员密码',
  'tenant.unknown': '租户不存在',
  'tenant.template': '模板租户不存在',
  'tenant.packageEmpty': '产品包没有菜单，租户开通后无法使用',
};

/** The position that a new tenant begins with. */
const firstPost = '管理员';

/** What is said in Chinese of tenants. */
export const tenants = { refusals, firstPost };
