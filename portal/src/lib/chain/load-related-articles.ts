import 'server-only';

import { relatedArticle } from '@policy/shared/contract/entities/content/related-article.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import { publicOrNull } from '../server-reads/found-or-null.ts';
import { publicHttp } from '../server-reads/server-client.ts';

/** An article with its text, where it is told here. */
export type Article = RowOf<typeof relatedArticle>;

// A page names some of what is written elsewhere; it is no archive of the press.
const most = 10;

/** What is written about a policy or a guide, with the text of what is told here; what lies elsewhere is only linked to. */
export async function loadRelatedArticles(
  about: { policyId: string } | { guideId: string },
): Promise<Article[]> {
  const client = entityClient(relatedArticle, await publicHttp());
  const { records } = await client.page({ ...about, size: most });
  const articles = await Promise.all(records.map((row) => articleOf(row)));
  return articles.filter((article) => article !== null);

  async function articleOf(row: (typeof records)[number]): Promise<Article | null> {
    return row.linkUrl ? { ...row, body: null } : publicOrNull(client.detail(row.id));
  }
}
