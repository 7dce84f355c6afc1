import type { z } from 'zod';

import { searchQuery } from '../../lib/lists/search-list.ts';
import { fileQuery } from '../../lib/public-pages/public-queries.ts';

/** How many results a sheet holds at most: the best of them. */
export const mostInSheet = 200;

/** The address of the results as a sheet. */
export const searchSheetQuery = searchQuery
  .omit({ current: true, size: true })
  .extend({ ...fileQuery.omit({ id: true }).shape, keyword: searchQuery.shape.keyword.unwrap() });

/** What a sheet of results is asked for. */
export type SearchSheetQuery = z.output<typeof searchSheetQuery>;
