/** What the platform says by e-mail in Chinese; `{name}` places are filled in. */
export const mail = {
  test: {
    subject: '政策兑现服务平台测试邮件',
    text: '这是一封测试邮件。收到它说明邮件配置可用。',
  },
  resetLink: {
    subject: '找回密码',
    text: '您好：\n\n有人申请重置您的账号密码。如果是您本人，请在{minutes}分钟内打开下面的链接设置新密码，链接只能使用一次：\n\n{link}\n\n如果不是您本人，请忽略本邮件，您的密码不会改变。',
  },
  contactCode: {
    subject: '验证码',
    text: '您正在修改账号的联系方式，验证码为{code}，{minutes}分钟内有效。请勿告知他人。\n\n如果不是您本人操作，请立即登录并修改密码。',
  },
  wayAdded: {
    subject: '您的账号添加了登录方式',
    text: '您好：\n\n您的账号于{time}添加了登录方式“{way}”，今后可以用它登录。\n\n如果不是您本人，请立即在账号与安全中解除，并修改密码。',
  },
  wayRemoved: {
    subject: '您的账号解除了登录方式',
    text: '您好：\n\n您的账号于{time}解除了登录方式“{way}”，其他设备上的登录均已结束。\n\n如果不是您本人，请立即修改密码。',
  },
  newDevice: {
    subject: '您的账号在新设备上登录',
    text: '您好：\n\n您的账号于{time}在一台新设备上登录，地址为{place}。\n\n如果不是您本人，请立即修改密码，并在账号安全中结束其他登录。',
  },
};
