import { report } from '@policy/shared/contract/entities/report/report.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { insertMissing } from '../insert-missing.ts';
import type { SlugRow } from '../slug-rows.ts';
import { roleSlug } from './roles.ts';

const count = { aggregate: 'count' };
const granted = { isPublished: 1, roleIds: [roleSlug('lead'), roleSlug('finance')] };
const forAdministrators = { isPublished: 1, roleIds: [roleSlug('admin')] };
const thisYear = (field: string) => ({ field, is: 'between', value: ['year-1', 'today'], isAsked: true });
const unfinished = ['submitted', 'accepted', 'reviewing', 'joint_review', 'expert_review', 'site_check'];

/** What an office asks for first; everything in them can be changed. */
const starters: readonly SlugRow[] = [
  {
    ...{ id: 'report:cases', name: '各月办件状态', nameEn: 'Cases by month and status', ...granted },
    ...{ category: 'case', source: 'application', view: 'pivot' },
    dimensions: [{ field: 'submitTime', grain: 'month' }, { field: 'status' }],
    measures: [count],
    conditions: [
      thisYear('submitTime'),
      { field: 'agencyId', is: 'in', value: [], isAsked: true },
      { field: 'submitTime', is: 'notNull', value: [], isAsked: false },
    ],
  },
  {
    ...{ id: 'report:paid', name: '各政策拨付金额', nameEn: 'Money paid by policy', ...granted },
    ...{ category: 'fund', source: 'payment', view: 'bar', order: 'mostFirst' },
    dimensions: [{ field: 'applicationId.policyId' }],
    measures: [{ aggregate: 'sum', field: 'amountWan' }, count],
    conditions: [
      { field: 'result', is: 'in', value: ['paid'], isAsked: false },
      { field: 'payDate', is: 'between', value: [], isAsked: true },
    ],
  },
  {
    ...{ id: 'report:decision', name: '各部门办理时长', nameEn: 'Days to a decision by agency', ...granted },
    ...{ category: 'case', source: 'applicationTransition', view: 'bar', order: 'mostFirst' },
    dimensions: [{ field: 'applicationId.agencyId' }],
    measures: [
      { aggregate: 'average', field: 'at', since: 'applicationId.submitTime' },
      { aggregate: 'median', field: 'at', since: 'applicationId.submitTime' },
      count,
    ],
    conditions: [
      { field: 'toStatus', is: 'in', value: ['approved', 'rejected'], isAsked: false },
      { field: 'at', is: 'between', value: [], isAsked: true },
    ],
  },
  {
    ...{ id: 'report:overdue', name: '各部门超期未办结', nameEn: 'Overdue cases by agency', ...granted },
    ...{ category: 'case', source: 'application', view: 'table', order: 'mostFirst' },
    dimensions: [{ field: 'agencyId' }, { field: 'status' }],
    measures: [count, { aggregate: 'least', field: 'pausedDays' }],
    conditions: [
      { field: 'dueDate', is: 'le', value: ['today-1'], isAsked: true },
      { field: 'status', is: 'in', value: unfinished, isAsked: false },
    ],
  },
  {
    ...{
      id: 'report:companies',
      name: '各街道企业分布',
      nameEn: 'Companies by subdistrict and size',
      ...granted,
    },
    ...{ category: 'company', source: 'portalUser', view: 'stack' },
    dimensions: [{ field: 'regionCode' }, { field: 'size' }],
    measures: [count],
    conditions: [{ field: 'accountStatus', is: 'in', value: ['active'], isAsked: true }],
  },
  {
    ...{ id: 'report:guides', name: '事项热度', nameEn: 'Item guides by views', ...granted },
    ...{ category: 'content', source: 'itemGuide', view: 'table', order: 'mostFirst', rowLimit: 50 },
    dimensions: [{ field: 'title' }, { field: 'agencyId' }],
    measures: [
      { aggregate: 'sum', field: 'viewCount' },
      { aggregate: 'sum', field: 'applyCount' },
    ],
    conditions: [{ field: 'status', is: 'in', value: ['published'], isAsked: false }],
  },
  {
    ...{ id: 'report:sign-in', name: '登录异常', nameEn: 'Failed sign-ins', ...forAdministrators },
    ...{ category: 'platform', source: 'loginLog', view: 'line' },
    dimensions: [{ field: 'createTime', grain: 'day' }, { field: 'reason' }],
    measures: [count],
    conditions: [
      { field: 'result', is: 'in', value: ['failure', 'locked'], isAsked: false },
      { field: 'createTime', is: 'between', value: ['today-30', 'today'], isAsked: true },
    ],
  },
];

/** Reports that are there from the beginning; safe to repeat, after roles. */
export const seedReports = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    await insertMissing(report, inside, starters);
  });
