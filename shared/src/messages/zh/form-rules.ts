/** What is wrong with the rules of a form that is being saved. */
export const formRules = {
  list: '校验规则须是数组，最多{most}条',
  shape: '每条校验规则须有规则、所在字段和中英文提示',
  field: '表单中没有字段“{name}”',
  operator: '校验规则不支持运算符“{name}”',
  operation: '一处运算只能有一个运算符：{name}',
  arguments: '运算符“{name}”的参数个数不正确',
  rows: '运算符“{name}”的第一个参数须是表单中的列表',
  mute: '校验规则没有用到任何填写内容',
  deep: '校验规则嵌套过深',
  reserved: '字段名“{name}”由系统占用，请换一个名称',
  nothingRead: '请选择公式或显示条件所用的字段',
  shownPlace: '字段“{name}”在明细表的行里，不能设显示条件',
  shownAmount: '“{name}”是申请金额，不能设显示条件',
  formulaField: '公式字段“{name}”须是只读、非必填的数字',
  circle: '“{name}”的显示条件或公式绕回了它自己',
};
