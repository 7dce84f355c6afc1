import { defineEntity } from '../../kit/entity.ts';
import { integer, money, optional, reference, text } from '../../kit/field.ts';

/** One line of a publicity list; codes are masked before they get here. */
export const publicityEntry = defineEntity('publicityEntry', {
  path: 'policy/gongshientry',
  nameField: 'name',
  order: [{ field: 'seq' }],
  publicThrough: 'listId',
  publicFields: ['listId', 'seq', 'name', 'codeMasked', 'itemName', 'amountWan', 'remark'],
  fields: {
    listId: reference('publicityList', { search: true }),
    applicationId: optional(reference('application')),
    seq: integer(1, 100_000, { list: true, sort: true }),
    name: text(100, { personal: { purpose: 'publicity', term: 'publicity' }, list: true, search: true }),
    codeMasked: text(30, { personal: { purpose: 'publicity', term: 'publicity' }, list: true }),
    itemName: text(200, { list: true }),
    amountWan: money({ list: true, sort: true }),
    remark: optional(text(200, { list: true })),
  },
});
