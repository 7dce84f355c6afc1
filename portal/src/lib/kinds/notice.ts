import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';

import { newsArticle } from '../structured-data/content.ts';
import { defineKind } from './kit/kind.ts';
import { agencyIn, wordsOf } from './kit/words.ts';

/** What the public is told: calls for applications, results, consultations, courses. */
export const noticeKind = defineKind(policyNotice, {
  file: 'notices',
  list: '/notice',
  page: '/notice/noticeDetail',
  newest: 'publishDate',
  facts: [
    ...(['type', 'agencyId', 'publishDate', 'deadline', 'deadlineStatus', 'policyId', 'tagIds'] as const),
    ...(['attachments'] as const),
  ],
  texts: ['summary', 'body'],
  parts: [],
  isOver: (row) => row.deadlineStatus === 'over',
  words: (row, speaker) => {
    const publishedOn = row.publishDate ?? row.updateTime.slice(0, 'yyyy-mm-dd'.length);
    const said = wordsOf(row, speaker, { kind: speaker.t('one.notices'), publishedOn });
    return { ...said, publishedOn, source: agencyIn(speaker, row), keywords: [] };
  },
  describe: (row, description) => [newsArticle({ ...row, ...description.words }, description)],
});
