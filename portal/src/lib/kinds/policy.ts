import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';

import { legislation } from '../structured-data/content.ts';
import { defineKind, defineKindPart } from './kit/kind.ts';
import { isInForce, isOver } from './kit/validity.ts';
import { agencyIn, wordsOf } from './kit/words.ts';

/** Policy documents. */
export const policyKind = defineKind(policy, {
  file: 'policies',
  list: '/policyinfo',
  page: policy.publicPage,
  newest: 'publishDate',
  facts: [
    ...(['docNo', 'indexNo', 'issuer', 'agencyId', 'level', 'docType', 'topic', 'writtenDate'] as const),
    ...(['publishDate', 'effectiveDate', 'expiryDate', 'validity', 'tagIds', 'industryIds'] as const),
    ...(['enterpriseSizes', 'attachments'] as const),
  ],
  texts: ['summary'],
  body: 'body',
  parts: [
    defineKindPart(policyClause, {
      of: 'policyId',
      call: `${policy.path}/listpolicycontent`,
      sections: { heading: (row) => `${row.clauseNo} ${row.title}`, text: 'content' },
    }),
    defineKindPart(detailedRule, { of: 'policyId' }),
    defineKindPart(itemGuide, { of: 'policyId', page: itemGuide.publicPage }),
  ],
  isOver: (row) => isOver(row.validity),
  words: (row, speaker) => ({
    ...wordsOf(row, speaker, {
      kind: speaker.t('one.policies'),
      docNo: row.docNo,
      publishedOn: row.publishDate,
    }),
    publishedOn: row.publishDate,
    source: speaker.locale === 'en' ? agencyIn(speaker, row) : (row.source ?? row.issuer),
    keywords: row.keywords ?? [],
  }),
  describe: (row, description) => [
    legislation({ ...row, ...description.words, isInForce: isInForce(row.validity) }, description),
  ],
});
