import 'server-only';

import { searchPaths } from '@policy/shared/contract/portal/search-paths.ts';
import type { SearchPage } from '@policy/shared/contract/portal/search.ts';

import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { SearchQuery } from '../../lib/lists/search-list.ts';

/** The page of results that the reader asked for. */
export async function loadResults(query: SearchQuery & { keyword: string }): Promise<SearchPage> {
  const http = await publicHttp();
  return http.get<SearchPage>(searchPaths.content, query);
}
