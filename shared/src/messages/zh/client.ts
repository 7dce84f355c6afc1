/** Sentences that transport, sign-in and the shared form rules say, by code. */
export const clientMessages = {
  'transport.unknown': '未知错误',
  'transport.unavailable': '服务暂不可用',
  'phone.empty': '手机号码不能为空',
  'phone.length': '手机号码长度不为11位',
  'phone.format': '手机号码格式不正确',
  'lock.accountPasswordEmpty': '请输入账号密码',
  'lock.passwordEmpty': '锁屏密码不能为空',
  'lock.passwordWrong': '锁屏密码不正确',
  'session.incomplete': '登录应答不完整，请稍后再试',
} as const;
