/** Texts of changing how a person is reached, in Chinese. */
export const contact = {
  change: '修改',
  title: '修改{field}',
  value: '新的{field}',
  valueRequired: '请输入新的{field}',
  password: '登录密码',
  passwordRequired: '请输入登录密码',
  sent: '验证码已发出，{minutes}分钟内有效。没有收到时，请确认填写正确且未被他人使用。',
  newCode: '发到新{field}的验证码',
  oldPhone: '发到原手机的验证码',
  oldEmail: '发到原邮箱的验证码',
  codeRequired: '请输入验证码',
  changed: '修改成功',
  none: '未设置',
};
