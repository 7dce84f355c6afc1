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
  'signIn.acting': '不能切换到未分配的部门或角色',
  'signIn.source': '该第三方登录未启用',
  'signIn.social': '第三方登录应答不正确，请重新登录',
  'client.secret': '应用密钥至少{minimum}位',
  'client.own': '不能删除当前登录所用的应用',
  'signOn.unknown': '没有这个统一身份认证',
  'signOn.off': '该统一身份认证未启用',
  'signOn.redirect': '返回地址只能是本网站的页面',
  'signOn.returnAddress': '本网站的登录地址未在该统一身份认证中登记，请联系管理员',
  'signOn.state': '本次登录已失效或不是从本浏览器发起，请重新登录',
  'signOn.denied': '您取消了授权，或统一身份认证没有同意登录',
  'signOn.refused': '统一身份认证没有接受本次登录，请重新登录',
  'signOn.unproved': '统一身份认证的应答无法核实，已拒绝登录',
  'signOn.unreachable': '统一身份认证暂时无法使用，请稍后再试，或用账号登录',
  'signOn.incomplete': '统一身份认证没有给出姓名或身份标识，无法登录',
  'signOn.noAccount': '该身份尚未开通后台账号，请联系管理员',
  'signOn.ticketOver': '登录凭证已失效，请重新登录',
  'signOn.bound': '该统一身份已绑定其他账号',
  'signOn.phoneEmpty': '手机号码不能为空',
  'signOn.phoneLength': '手机号码长度不为11位',
  'signOn.phoneFormat': '手机号码格式不正确',
  'signOn.phoneOther': '该手机号码不是您登记的手机号码',
  'signOn.smsTooOften': '短信发送过于频繁，请一分钟后再试；每个号码每天最多10条',
  'signOn.smsWrong': '短信验证码不正确或已失效',
  'signOn.claims': '字段对应第{line}行不正确，应为“我方字段 = 对方字段”',
  'signOn.insecure': '生产环境只能使用 https 地址',
  'signOn.local': '生产环境不能使用自带的模拟认证',
  'signOn.address': '第{line}行不是本网站登录页的完整地址',
  'signOn.secret': '请填写客户端密钥',
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
