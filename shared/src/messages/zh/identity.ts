import type { identityRefusals } from '../../contract/sign-in/refusals.ts';

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
  'password.weak': '密码至少8位，且须包含大写字母、小写字母、数字、符号中的三种',
  'password.account': '密码不能包含登录账号',
  'password.reused': '新密码不能与原密码相同',
  'password.recent': '新密码不能与最近5次使用的密码相同',
  'grant.beyondOwn': '不能授予自己没有的权限',
  'grant.wider': '授予的数据范围不能大于自己的数据范围',
  'grant.ownRole': '不能修改自己所属角色的权限',
  'role.ownOff': '不能停用自己所属的角色',
  'role.reserved': '不能创建、修改或授予管理员角色',
  'user.beyondOwn': '不能管理权限高于自己的用户',
  'user.self': '不能对自己执行此操作',
  'user.ownRoles': '不能修改自己的角色',
  'user.lastAdministrator': '至少须保留一名可用的管理员',
  'user.quota': '账号数量已达租户额度{limit}个',
  'menu.path': '路由地址须是站内路径，或以http://、https://开头',
  'apiScope.path': '权限路径格式不正确，例如/blade-user/page或/blade-user/**',
  'dataScope.thing': '权限对象不存在',
  'dataScope.condition': '自定义条件不适用于字段{fields}',
  'dataScope.fields': '可见字段不存在：{fields}',
  'signIn.acting': '不能切换到未分配的部门或角色',
  'signIn.source': '该第三方登录未启用',
  'signIn.social': '第三方登录应答不正确，请重新登录',
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

/** The post that a new tenant begins with. */
const firstPost = '管理员';

/** What the buttons of a menu do, as the names of new ones begin. */
const buttonVerbs = { add: '新增', edit: '修改', delete: '删除', view: '查看', export: '导出' };

/** Whose codes an authenticator says that it makes. */
const secondFactor = { issuer: '政策兑现服务平台' };

/** What sign-in says in Chinese. */
export const identity = { refusals, captcha, roles, firstPost, buttonVerbs, secondFactor };
