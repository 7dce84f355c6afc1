import type { deskRefusals } from '../../contract/desk/refusals.ts';

/** What the server says in Chinese when it refuses a notice, a message or a template. */
export const desk: Record<keyof typeof deskRefusals, string> = {
  'phrase.tooMany': '最多保存 {most} 条常用意见，请先删除不用的',
  'leave.order': '结束日期不能早于开始日期',
  'leave.tooLong': '一次请假最多{most}天，请分次申请',
  'leave.noWorkday': '所选日期内没有工作日，不需要请假',
  'leave.overlap': '与已有的请假重叠（{start} 至 {end}）',
  'leave.handedIn': '该请假已经提交，不能再修改',
  'leave.kept': '已提交的请假不能删除，可在“我发起的”中撤回',
  'listView.tooMany': '每个列表最多保存 {most} 个视图，请先删除不用的视图',
  'exportJob.busy': '同时最多进行 {most} 个导出，请等待完成或在下载中心取消',
  'exportJob.tooLarge': '一次最多导出 {most} 行，请缩小筛选范围',
  'exportJob.sealed': '{fields}加密保存，不能批量导出完整内容，请去掉该列或脱敏导出',
  'exportJob.nothingMasked': '所选的列中没有脱敏的内容',
  'exportJob.why': '请输入导出原因',
  'exportJob.reason': '请输入导出完整内容的原因',
  'exportJob.gone': '文件已过期或已删除，请重新导出',
  'exportJob.over': '该导出已经结束',
  'exportJob.stopped': '服务重启，导出中断，请重新导出',
  'ownData.running': '您的个人数据正在导出，请等待完成',
  'ownData.daily': '24小时内最多导出 {most} 次，请稍后再试',
  'notice.published': '已发布的通知不能修改，请先撤回',
  'affected.what': '请选择数据表，或输入附件编号',
  'affected.field': '该数据表没有字段{field}，请核对后重新输入',
  'affected.nobody': '所选范围内没有受影响的人',
  'audience.nobody': '所选范围内没有人员',
  'template.braces': '花括号须成对，变量名须以字母开头，只含字母、数字和下划线',
  'template.undeclared': '变量{name}未在变量清单中登记',
  'template.unknownFact': '编号为{code}的模板只能使用变量：{known}',
  'template.off': '模板已停用',
  'template.value': '请输入变量{name}的值，不超过200个字',
  'dashboard.range': '统计区间不正确，最长两年',
};

/** What is told in Chinese of a leave beside its fields. */
export const leaveWords = { days: '日历天数', sameYear: '同一年内已批准的请假' };
