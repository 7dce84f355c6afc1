import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How often a limited call was made in its current window; one table, so that all processes count together. */
export const rateWindows = pgTable(
  'rate_window',
  {
    /** The route and who calls it. */
    key: text().primaryKey(),
    calls: integer().notNull(),
    /** When the window ends, in ms since 1970. */
    endsAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('rate_window_ends').on(table.endsAt)],
);
