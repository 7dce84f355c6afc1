import { text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A column that keeps a moment. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The columns that each of the engine's tables begins with. */
export const keys = () => ({ id: uuid('id').primaryKey(), tenantId: text('tenant_id').notNull() });
