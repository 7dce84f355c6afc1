import type { signInRefusals } from '../../contract/sign-in/refusals.ts';

const refusals: Record<keyof typeof signInRefusals, string> = {
  'signIn.client': '客户端认证失败',
  'signIn.grant': '当前客户端不支持此登录方式',
  'signIn.grantType': '不支持此登录方式',
  'signIn.captcha': '验证码不正确',
  'signIn.tenantUnknown': '租户不存在',
  'signIn.tenantExpired': '租户授权已过期,请联系管理员',
  'signIn.wrong': '用户名或密码错误',
  'signIn.locked': '登录失败次数过多,请{minutes}分钟后再试',
  'signIn.noRole': '用户未分配角色,请等待管理员审批',
  'signIn.refresh': '登录已失效，请重新登录',
  'signIn.secondStep': '请输入动态验证码',
  'signIn.secondFactor': '动态验证码不正确',
  'signIn.stepOver': '登录已超时，请重新输入密码',
  'held.password': '请先修改密码',
  'held.secondFactor': '请先启用二次验证',
  'secondFactor.enrolled': '二次验证已启用',
  'secondFactor.notEnrolled': '二次验证尚未启用',
  'secondFactor.code': '动态验证码不正确',
  'password.wrong': '原密码不正确',
  'password.mismatch': '两次密码输入不一致',
  'password.weak': '密码至少{minLength}位，且须包含大写字母、小写字母、数字、符号中的三种',
  'password.plain': '密码至少{minLength}位，且须包含大写字母、小写字母、数字和符号',
  'password.account': '密码不能包含登录账号',
  'password.reused': '新密码不能与原密码相同',
  'password.recent': '新密码不能与最近{history}次使用的密码相同',
  'password.linkOver': '链接已失效：只能使用一次，15分钟内有效，修改密码后也会失效，请重新获取',
  'signIn.acting': '不能切换到未分配的部门或角色',
  'signIn.source': '该第三方登录未启用',
  'signIn.social': '第三方登录应答不正确，请重新登录',
  'client.secret': '应用密钥至少{minimum}位',
  'client.own': '不能删除当前登录所用的应用',
};

/** The captcha's twin in words: three numbers from one to nine to add up. */
const captcha = {
  question: '请计算：{a}加{b}加{c}等于多少？（请用数字回答）',
  numbers: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
};

/** Whose codes an authenticator says that it makes. */
const secondFactor = { issuer: '政策兑现服务平台' };

/** What sign-in says in Chinese. */
export const signIn = { refusals, captcha, secondFactor };
