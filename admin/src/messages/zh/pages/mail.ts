/** Texts of the screens of e-mail, in Chinese. */
export const mail = {
  password: '密码',
  passwordHint: '只写不读；编辑时留空则不修改，服务器或账号改变时须重新输入',
  enable: '启用',
  enableMail: '确定启用“{code}”? 之后的邮件都由它发送。',
  nothingLeaves: '当前邮件只存发件箱，不会真正发出。',
  test: '发送测试',
  address: '收件地址',
  addressInvalid: '请输入正确的邮箱',
  sent: '已提交发送，请在邮件日志中查看结果',
  resend: '重发',
  reveal: '查看内容',
  subject: '主题',
  text: '正文',
};
