/** Texts of a person's own page in Chinese. */
export const profile = {
  person: '个人信息',
  password: '修改密码',
  avatar: '头像',
  avatarRule: '只能上传jpg/png文件，且不超过500kb',
  choose: '选择图片',
  oldPassword: '原密码',
  newPassword: '新密码',
  newPassword1: '确认密码',
  oldPasswordRequired: '请输入原密码',
  newPasswordRequired: '请输入新密码',
  newPassword1Required: '请输入确认密码',
  signInAnew: '密码已修改，请用新密码重新登录',
  mismatch: '两次密码输入不一致',
};
