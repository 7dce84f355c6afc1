import { defineEntity } from '../../kit/entity.ts';
import { choice, flag, integer, optional, reference, richPart, text } from '../../kit/field.ts';
import { supportModes } from './shared-choices.ts';

/** One article of a policy, with an anchor of its own on the page. */
export const policyClause = defineEntity('policyClause', {
  path: 'policy/policycontent',
  nameField: 'title',
  order: [{ field: 'sort' }],
  publicThrough: 'policyId',
  publicFields: ['policyId', 'clauseNo', 'title', 'content', 'isFulfilClause', 'supportMode', 'sort'],
  fields: {
    policyId: reference('policy', { search: true }),
    clauseNo: text(20, { list: true }),
    title: text(100, { list: true, search: true }),
    content: richPart(50_000),
    isFulfilClause: flag({ list: true, search: true, initial: 0 }),
    supportMode: optional(choice(supportModes)),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
