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
} satisfies Partial<EntityCatalogue>;
