/** What is wrong with a form that is being published, besides its rules. */
export const formFaults = {
  root: '表单须是一个含有字段的对象（type 为 object）',
  empty: '请至少添加一个字段',
  many: '一个表单最多{most}个字段',
  deep: '字段“{name}”嵌套过深，最多{most}层',
  name: '字段标识“{name}”须以字母开头，由字母、数字和下划线组成，最多60个字符',
  title: '字段“{name}”没有中文标题',
  type: '字段“{name}”的类型不受支持',
  options: '字段“{name}”的每个选项须有值和名称，且不能重复',
  bounds: '字段“{name}”的下限大于上限',
  pattern: '字段“{name}”的格式（正则表达式）不正确',
  required: '必填列表中的“{name}”不是表单的字段',
  order: '排列顺序须列出每个字段各一次：{name}',
  layout: '布局中的“{name}”不是表单的字段',
  widget: '字段“{name}”的控件不受支持',
  english: '“{name}”没有英文',
  schema: '“{name}”不是有效的 JSON Schema',
};
