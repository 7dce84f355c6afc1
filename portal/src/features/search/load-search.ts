import 'server-only';

import { searchPaths } from '@policy/shared/contract/portal/search-paths.ts';
import type { SearchPage, SearchRecord } from '@policy/shared/contract/portal/search.ts';

import type { SearchQuery } from '../../lib/lists/search-list.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import { mostInSheet } from './search-sheet.ts';
import type { SearchSheetQuery } from './search-sheet.ts';

/** The page of results that the reader asked for. */
export async function loadResults(query: SearchQuery & { keyword: string }): Promise<SearchPage> {
  const http = await publicHttp();
  return http.get<SearchPage>(searchPaths.content, query);
}

/** The best results of a search, at most as many as a sheet holds. */
export async function loadResultSheet(query: Omit<SearchSheetQuery, 'lang'>): Promise<SearchRecord[]> {
  const http = await publicHttp();
  return (await http.get<SearchPage>(searchPaths.content, { ...query, size: mostInSheet })).records;
}
