/** Texts of writing and trying conditions and default values, in Chinese. */
export const designTests = {
  test: '测试',
  testOf: '测试“{name}”',
  expression: '表达式',
  anyKind: '数字、文字，或 JSON；不填则没有此变量',
  noNames: '表达式不需要变量。',
  run: '测试',
  close: '关闭',
  holds: '条件成立',
  holdsNot: '条件不成立',
  noValue: '当前没有值：填写时字段为空。',
  variable: '变量名',
  variableHint: '要比较的变量，例如 amount',
  nameVariable: '加入变量',
  counts: {
    nrOfInstances: '应办人数',
    nrOfCompletedInstances: '已办人数',
    nrOfActiveInstances: '未办人数',
  },
  valueNow: '由您填写时的值：{value}',
};
