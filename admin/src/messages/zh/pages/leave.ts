/** Texts of asking for leave, in Chinese. */
export const leave = {
  ask: '申请请假',
  goOn: '继续填写',
  open: '查看办理',
  title: '请假申请',
  submit: '提交',
  save: '保存草稿',
  saved: '草稿已保存',
  submitted: '已提交',
  days: '共 {days} 天，其中工作日 {workdays} 天',
  noDays: '选择日期后显示工作日天数',
  renewed: '该草稿已在别处修改。您填写的内容没有丢失，再次保存将以此处内容为准。',
  gone: '该草稿不存在，或已经提交。',
  toList: '去我的请假',
};
