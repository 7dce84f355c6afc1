/** Texts of people and their units, in Chinese. */
export const people = {
  departments: '部门',
  everybody: '全部部门',
  allPlatforms: '全部',
  assignRoles: '角色配置',
  reset: '密码重置',
  resetConfirm: '确定重置所选账号的密码? 其登录将立即失效。',
  resetDone: '新密码只显示这一次，请立即转交本人。首次登录后须修改。',
  resetFactor: '重置二次验证',
  resetFactorConfirm: '确定重置所选账号的二次验证? 其登录将立即失效，下次登录只须密码。',
  unlock: '账号解封',
  unlockConfirm: '确定将选择账号解封?',
  platform: '平台配置',
  password: '初始密码',
  passwordHint: '至少8位，含大写、小写、数字、符号中的三种；留空则须重置后才能登录',
};
