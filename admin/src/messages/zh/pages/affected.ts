/** Texts of the question who was affected by an incident, in Chinese. */
export const affected = {
  open: '查询受影响的人',
  hint: '发生泄露时，按数据表、字段和时间，或按附件，查出受影响的人，生成文件供依法通知。文件含手机号码和邮箱，保存一天；每个受影响的人都能看到查询原因。',
  by: '查询方式',
  entity: '数据表',
  attachId: '附件编号',
  fields: '字段',
  fieldsHint: '多个字段用逗号分隔；不填为全部字段',
  days: '数据形成时间',
  format: '文件格式',
  reason: '查询原因',
  officerPassword: '您的登录密码',
  done: '共{count}人受影响，文件已生成',
  needed: {
    entity: '请选择数据表',
    attachId: '请输入附件编号',
    reason: '请填写查询原因',
    officerPassword: '请输入您的登录密码',
  },
};
