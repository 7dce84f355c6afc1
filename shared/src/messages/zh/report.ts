import type { Aggregate, Grain, ReportComparison } from '../../contract/report/design.ts';
import type { reportRefusals } from '../../contract/report/refusals.ts';

/** What the server says in Chinese when it refuses a report. */
export const reportSentences: Record<keyof typeof reportRefusals, string> = {
  'report.design': '报表设计有误，请检查：{parts}',
  'report.empty': '请至少选择一个分组或指标',
  'report.values': '查询条件“{label}”的值不正确',
  'report.source': '您没有查看“{title}”的权限，不能运行此报表',
  'report.field': '报表用到了您无权查看的字段“{label}”',
  'report.tooMuch': '数据超过{limit}行，请增加条件缩小范围',
  'report.tooSlow': '查询超时，请增加条件缩小范围',
  'report.busy': '您有导出正在进行，请稍候',
  'report.pdfTooLong': 'PDF最多{limit}行，请导出Excel或CSV',
  'report.fileGone': '文件已过期，请重新导出',
};

const flag: Readonly<Record<string, string>> = { 0: '否', 1: '是' };

/** Words of a report's columns in Chinese. */
export const reportWords = {
  createTime: '创建时间',
  within: '{outer} / {inner}',
  grained: '{field}（{grain}）',
  grain: { year: '年', quarter: '季度', month: '月', day: '日' } satisfies Record<Grain, string>,
  figure: '{aggregate}：{field}',
  days: '{since}至{field}天数',
  aggregate: {
    count: '数量',
    distinct: '不同值数',
    sum: '合计',
    average: '平均',
    median: '中位数',
    least: '最小',
    most: '最大',
  } satisfies Record<Aggregate, string>,
  comparison: {
    in: '等于',
    notIn: '不等于',
    ge: '不小于',
    le: '不大于',
    between: '介于',
    like: '包含',
    isNull: '为空',
    notNull: '不为空',
  } satisfies Record<ReportComparison, string>,
  flag,
  nothing: '（空）',
  total: '合计',
};
