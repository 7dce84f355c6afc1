import type { EntityCatalogue } from '../../kit.ts';

/** Chinese texts of applications that people sign in through. */
export const signInEntities = {
  client: {
    title: '应用',
    fields: {
      clientId: '应用标识',
      grantTypes: '授权方式',
      userType: '用户类型',
      accessTokenSeconds: '令牌有效期（秒）',
      idleSeconds: '会话空闲时限（秒）',
    },
    choices: {
      userType: { 1: '管理后台', 2: '服务门户', 0: '不限' },
      grantTypes: {
        captcha: '密码加验证码',
        password: '密码',
        refresh_token: '刷新令牌',
        social: '第三方登录',
      },
    },
  },
  identityProvider: {
    title: '统一身份认证',
    fields: {
      name: '名称',
      nameEn: '英文名称',
      code: '标识',
      kind: '接入方式',
      audience: '适用人员',
      issuer: '签发地址（issuer）',
      authorizeUrl: '授权地址',
      tokenUrl: '令牌地址',
      userInfoUrl: '用户信息地址',
      clientId: '客户端标识',
      scope: '授权范围',
      returnAddresses: '允许的返回地址',
      claims: '字段对应',
      smCipher: '数据加密（SM4）',
      smKeyKind: 'SM4 密钥',
      smSigning: '签名（SM2 与 SM3）',
      smPublicKey: '对方 SM2 公钥',
      smUserId: '签名用户标识',
      smDetails: '报文约定',
      sort: '排序',
      status: '状态',
    },
    help: {
      returnAddresses: '每行一个本网站登录页的完整地址，须与对方登记的一致',
      claims:
        '每行一个“我方字段 = 对方字段”：subject、name、level、userType、idNumber、phone、companyName、creditCode、legalPerson、enterpriseIs',
      smCipher: '按省级平台的接口文档选择；ECB 与不签名的 CBC 不能防止篡改，应同时启用签名',
      smPublicKey: '十六进制，04 开头共 130 位',
      smUserId: '留空为 1234567812345678',
      smDetails:
        '每行一个“我方名称 = 对方名称”：client、data、key、iv、signature、timestamp、nonce 为报文字段名；encoding（base64 或 hex）、order（c1c3c2 或 c1c2c3）、signatureForm（raw 或 der）为编码方式',
    },
    choices: {
      kind: { oidc: 'OpenID Connect 标准接入', oauth2: 'OAuth2 加用户信息', local: '自带的模拟认证' },
      smCipher: { cbc: 'CBC（每次一个初始向量）', ecb: 'ECB' },
      smKeyKind: { fixed: '双方约定的固定密钥', wrapped: '每次新密钥，用 SM2 加密传送' },
      smSigning: { request: '请求签名', answer: '应答验签', both: '请求签名并应答验签' },
      audience: { applicant: '服务门户', officer: '管理后台', both: '不限' },
      status: { 1: '启用', 0: '停用' },
    },
  },
} satisfies Partial<EntityCatalogue>;
