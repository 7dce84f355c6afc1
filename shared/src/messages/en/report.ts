import type { reportSentences as zhSentences, reportWords as zhWords } from '../zh/report.ts';

/** What the server says in English when it refuses a report. */
export const reportSentences: typeof zhSentences = {
  'report.design': 'The design does not hold; please look at: {parts}',
  'report.empty': 'Please choose a group or a figure',
  'report.values': 'The value of “{label}” does not fit',
  'report.source': 'You may not read “{title}”, so you cannot run this report',
  'report.field': 'The report uses “{label}”, which you may not read',
  'report.tooMuch': 'More than {limit} rows; please narrow them by a condition',
  'report.tooSlow': 'The query took too long; please narrow it by a condition',
  'report.busy': 'One of your exports is still being made; please wait',
  'report.pdfTooLong': 'A PDF holds at most {limit} rows; please export to Excel or CSV',
  'report.fileGone': 'The file has expired; please export again',
};

/** Words of a report's columns in English. */
export const reportWords: typeof zhWords = {
  createTime: 'Created',
  within: '{outer} / {inner}',
  grained: '{field} ({grain})',
  grain: { year: 'year', quarter: 'quarter', month: 'month', day: 'day' },
  figure: '{aggregate}: {field}',
  days: 'days from {since} to {field}',
  aggregate: {
    count: 'Count',
    distinct: 'Different values',
    sum: 'Sum',
    average: 'Average',
    median: 'Median',
    least: 'Least',
    most: 'Most',
  },
  comparison: {
    in: 'is',
    notIn: 'is not',
    ge: 'at least',
    le: 'at most',
    between: 'between',
    like: 'contains',
    isNull: 'is empty',
    notNull: 'is not empty',
  },
  flag: { 0: 'No', 1: 'Yes' },
  nothing: '(none)',
  total: 'Total',
};
