/** What sheets say: their cells, and what is wrong with those that come in. */
export const sheet = {
  yes: '是',
  no: '否',
  createTime: '创建时间',
  notes: '填写说明',
  required: '必填',
  several: '可填多个，用逗号隔开',
  named: '填名称',
  unknownHead: '没有名为“{head}”的列',
  repeatedHead: '列“{head}”重复',
  missingHead: '缺少列“{label}”',
  notOffered: '{label}只能填写：{options}',
  unknownName: '没有名为“{name}”的{label}',
  ambiguousName: '有多个名为“{name}”的{label}，无法确定是哪一个',
  repeated: '{label}与第{row}行重复',
  taken: '{label}已存在',
};
