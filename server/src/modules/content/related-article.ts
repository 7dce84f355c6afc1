import { relatedArticle } from '@policy/shared/contract/entities/content/related-article.ts';

import { Refusal } from '../../kit/runtime/errors.ts';
import { contentRules } from './life-cycle.ts';
import { isForPublic } from './publishing/described.ts';

/** What holds for related articles: one that is public can be read, here or elsewhere. */
export const relatedArticleRules = contentRules(relatedArticle, undefined, [
  (values, { before }) => {
    const row = { ...before, ...values };
    if (isForPublic(row) && !row.linkUrl && !row.body) throw new Refusal('content.nothingToRead', {}, 'body');
  },
]);
