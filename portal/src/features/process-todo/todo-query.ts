import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';

/** Orders of the list, the first one without being asked for. */
export const todoSorts = ['due', 'arrived', 'newest'] as const;

/** What the address of the list says; a value that does not fit counts as not given. */
export const todoQuery = z.object({
  keyword: z.string().trim().max(100).optional(),
  /** Only what should have been done by now. */
  overdue: z.literal('1').optional(),
  sort: z.enum(todoSorts).default('due'),
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(50).default(10),
});
export type TodoQuery = z.output<typeof todoQuery>;

/** Addresses of the list. */
export const todoAddress = listAddress('/process/todoWeb', todoQuery);

/** What is due first comes first by itself. */
const orders: Record<TodoQuery['sort'], Record<string, string>> = {
  due: {},
  arrived: { ascs: 'createTime' },
  newest: { descs: 'createTime' },
};

/** The same as a question to the server's list. */
export const todoFilters = ({ keyword, overdue, sort, current, size }: TodoQuery) => ({
  ...(keyword ? { keyword } : {}),
  ...(overdue ? { isOverdue: '1' } : {}),
  ...orders[sort],
  ...{ current, size },
});
