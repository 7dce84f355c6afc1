import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';

import { legislation } from '../structured-data/content.ts';
import { defineKind, defineKindPart } from './kit/kind.ts';
import { isInForce, isOver } from './kit/validity.ts';
import { agencyIn, wordsOf } from './kit/words.ts';

/** How policies are carried out in detail. */
export const detailedRuleKind = defineKind(detailedRule, {
  file: 'detailed-rules',
  list: '/detailedrules',
  page: '/detailedrules/detailedrulesDetail',
  newest: 'publishDate',
  facts: [
    ...(['docNo', 'agencyId', 'publishDate', 'effectiveDate', 'expiryDate', 'validity'] as const),
    ...(['policyId', 'tagIds', 'attachments'] as const),
  ],
  texts: ['summary'],
  body: 'body',
  parts: [
    defineKindPart(detailedRuleSection, {
      of: 'detailedId',
      sections: { heading: (row) => row.title, text: 'content' },
    }),
  ],
  isOver: (row) => isOver(row.validity),
  words: (row, speaker) => ({
    ...wordsOf(row, speaker, {
      kind: speaker.t('one.detailed-rules'),
      docNo: row.docNo,
      publishedOn: row.publishDate,
    }),
    publishedOn: row.publishDate,
    source: agencyIn(speaker, row),
    keywords: [],
  }),
  describe: (row, description) => [
    legislation({ ...row, ...description.words, isInForce: isInForce(row.validity) }, description),
  ],
});
