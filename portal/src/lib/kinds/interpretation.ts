import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';

import { article, faqPage } from '../structured-data/content.ts';
import { defineKind } from './kit/kind.ts';
import { agencyIn, wordsOf } from './kit/words.ts';

/** What policies mean, in plain words. */
export const interpretationKind = defineKind(interpretation, {
  file: 'interpretations',
  list: '/policyUnscramble',
  page: '/policyUnscramble/policyUnscrambleDetail',
  newest: 'publishDate',
  facts: ['form', 'agencyId', 'source', 'publishDate', 'policyId', 'tagIds', 'attachments'],
  texts: ['summary', 'keyPoints', 'qa', 'body', 'imageAlt', 'transcript'],
  parts: [],
  words: (row, speaker) => {
    const publishedOn = row.publishDate ?? row.updateTime.slice(0, 'yyyy-mm-dd'.length);
    const said = wordsOf(row, speaker, { kind: speaker.t('one.interpretations'), publishedOn });
    const agency = agencyIn(speaker, row);
    return {
      ...said,
      publishedOn,
      source: speaker.locale === 'en' ? agency : (row.source ?? agency),
      keywords: [],
    };
  },
  describe: (row, description) => [
    article({ ...row, ...description.words }, description),
    ...(row.qa && row.qa.length > 0 ? [faqPage(row.qa.map(({ q, a }) => ({ question: q, answer: a })))] : []),
  ],
});
