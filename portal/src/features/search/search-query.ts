import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';
import { fileQuery, searchListQuery } from '../../lib/public-pages/public-queries.ts';

/** Longer keywords than the server looks for are handed to it, which says that it cut them; an address has its own limits. */
const longest = 200;

/** The address of the search: the keyword, its filters and its page. */
export const searchQuery = searchListQuery.extend({
  keyword: z
    .string()
    .transform((said) => said.trim().slice(0, longest))
    .optional(),
});

/** What the reader looks for. */
export type SearchQuery = z.output<typeof searchQuery>;

/** Addresses of the search. */
export const searchList = listAddress('/search', searchQuery);

/** How many results a sheet holds at most: the best of them. */
export const mostInSheet = 200;

/** The address of the results as a sheet. */
export const searchSheetQuery = searchQuery
  .omit({ current: true, size: true })
  .extend({ ...fileQuery.omit({ id: true }).shape, keyword: searchQuery.shape.keyword.unwrap() });

/** What a sheet of results is asked for. */
export type SearchSheetQuery = z.output<typeof searchSheetQuery>;
