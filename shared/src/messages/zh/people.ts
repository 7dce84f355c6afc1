import type { peopleRefusals } from '../../contract/people/refusals.ts';

/** What the server says in Chinese when it refuses something about people. */
export const people: Record<keyof typeof peopleRefusals, string> = {
  'user.beyondOwn': '不能管理权限高于自己的用户',
  'user.self': '不能对自己执行此操作',
  'user.ownRoles': '不能修改自己的角色',
  'user.lastAdministrator': '至少须保留一名可用的管理员',
  'user.quota': '账号数量已达租户额度{limit}个',
  'registration.tenant': '请先输入租户编号',
  'registration.accountMissing': '请先输入账号名称',
  'registration.account': '账号须为2至50位字母、数字或 . _ @ -',
  'registration.password': '请先输入密码',
  'registration.login': '第三方登录已失效或已注册，请重新登录',
  'registration.role': '请选择角色',
  'registration.department': '请选择部门',
  'registration.reason': '请输入驳回原因',
  'registration.decided': '该申请已被处理',
};
