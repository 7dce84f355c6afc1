import type { identityRefusals } from '../../contract/identity/refusals.ts';

const refusals: Record<keyof typeof identityRefusals, string> = {
  'signIn.client': '客户端认证失败',
  'signIn.grant': '当前客户端不支持此登录方式',
  'signIn.grantType': '不支持此登录方式',
  'signIn.captcha': '验证码不正确',
  'signIn.tenantUnknown': '租户不存在',
  'signIn.tenantExpired': '租户授权已过期,请联系管理员',
  'signIn.wrong': '用户名或密码错误',
  'signIn.locked': '登录失败次数过多,请30分钟后再试',
  'signIn.noRole': '用户未分配角色,请等待管理员审批',
  'signIn.refresh': '登录已失效，请重新登录',
  'password.wrong': '原密码不正确',
  'password.mismatch': '两次密码输入不一致',
  'password.weak': '密码至少8位，且须包含大写字母、小写字母、数字、符号中的三种',
};

/** The captcha's twin in words: three numbers from one to nine to add up. */
const captcha = {
  question: '请计算：{a}加{b}加{c}等于多少？（请用数字回答）',
  numbers: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
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

/** What sign-in says in Chinese. */
export const identity = { refusals, captcha, roles };
