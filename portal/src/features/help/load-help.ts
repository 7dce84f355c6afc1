import 'server-only';

import { helpArticle } from '@policy/shared/contract/entities/content/help-article.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import { allPages } from '../../lib/server-reads/all-pages.ts';
import { loadAgencies } from '../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { HelpContent } from './help-rows.ts';

/** Everything that the help shows: all published articles with their texts, and whom to ask. */
export async function loadHelp(): Promise<HelpContent> {
  const client = entityClient(helpArticle, await publicHttp());
  const [articles, agencies] = await Promise.all([allPages((paging) => client.page(paging)), loadAgencies()]);
  return { articles, agencies };
}
