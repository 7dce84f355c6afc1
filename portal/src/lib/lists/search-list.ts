import { z } from 'zod';

import { listAddress } from './list-address.ts';
import { searchListQuery } from '../public-pages/public-queries.ts';

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
