import type { SecurityKey } from '../../contract/sign-in/security-policy.ts';

/** What the rules of security are called in Chinese. */
export const security: Record<SecurityKey, string> = {
  'password.minLength': '密码最小长度',
  'password.kinds': '密码字符种类',
  'password.history': '不可重复的历史密码',
  'password.maxDays': '密码有效期',
  'account.failCount': '锁定前的失败次数',
  'account.lockMinutes': '锁定时长',
  'session.officeIdleMinutes': '后台空闲退出',
  'session.portalIdleMinutes': '门户空闲退出',
  'session.maxMinutes': '会话最长时间',
  'session.most': '同时在线会话数',
};
