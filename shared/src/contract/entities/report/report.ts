import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  dateTime,
  flag,
  integer,
  json,
  longText,
  optional,
  references,
  text,
} from '../../kit/field.ts';
import { dimension, measure, reportCondition, reportOrders, reportViews } from '../../report/design.ts';
import { sourceNames } from '../../report/source-names.ts';

/** What reports are sorted by among people. */
const categories = ['case', 'fund', 'company', 'content', 'platform'] as const;

/** A data set and how it is drawn; run by the roles that it was granted to, over what they may read themselves. */
export const report = defineEntity('report', {
  path: 'blade-report/report/rest',
  permissionBase: 'report',
  nameField: 'name',
  nameFieldEn: 'nameEn',
  fields: {
    name: text(100, { list: true, search: true, sort: true }),
    nameEn: optional(text(100)),
    category: choice(categories, { list: true, search: true }),
    source: choice(sourceNames, { search: true }),
    view: choice(reportViews, { list: true, search: true, initial: 'table' }),
    /** Who may only run reports sees those that are published and granted to one of his roles. */
    isPublished: flag({ list: true, search: true, initial: 0 }),
    lastRunTime: optional(dateTime({ list: true, sort: true, readOnly: true })),
    roleIds: optional(references('role', { as: 'roleNames', asEn: 'roleNamesEn', list: true })),
    dimensions: json(z.array(dimension).max(6), { initial: [] }),
    measures: json(z.array(measure).max(8), { initial: [] }),
    conditions: json(z.array(reportCondition).max(10), { initial: [] }),
    order: choice(reportOrders, { initial: 'byDimension' }),
    rowLimit: integer(1, 50_000, { initial: 500 }),
    remark: optional(longText(255)),
  },
});
