/** Sentences for a field that does not hold; one per way of failing. */
export const validation = {
  enter: '请输入{label}',
  select: '请选择{label}',
  tooLong: '{label}不能超过{maximum}个字',
  tooMany: '{label}最多选择{maximum}项',
  tooFew: '{label}至少填写{minimum}行',
  tooManyRows: '{label}最多填写{maximum}行',
  tooSmall: '{label}不能小于{minimum}',
  tooBig: '{label}不能大于{maximum}',
  invalid: '{label}格式不正确',
  foreignFile: '{label}中有文件不是您上传的，或已不在，请移除后重新上传',
  fileType: '{label}只收{accept}格式的文件',
  fileSize: '{label}的每个文件不能超过{maximum}MB',
  region: '请在{label}中选到最后一级',
  entry: '{label}所选的项已不在字典中，请重新选择',
  tooFewFiles: '{label}至少上传{minimum}个文件',
  tooManyFiles: '{label}最多上传{maximum}个文件',
  characters: '{label}含有控制字符或改变文字方向的字符，请删除后重试',
  masked: '{label}含有掩码，请输入完整内容',
  notObject: '{label}须写成 JSON 对象，请检查花括号、引号和逗号',
  /** A field of one row of a list, named as part of the sentence. */
  inRow: '{list}第{row}行的{label}',
};
