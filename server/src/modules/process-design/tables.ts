import { serviceEndpoint } from '@policy/shared/contract/entities/process-design/service-endpoint.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, wireTimestamp } from '../../kit/table/columns.ts';
import { tableWith } from '../../kit/table/table.ts';

/** Endpoints, with the sealed secret that nobody reads back. */
export const serviceEndpointTable = tableWith(serviceEndpoint, { secretCipher: text('secret_cipher') });

/** Who has the designer of a model or a form open: a row counts for as long as its page says so, and goes soon after. */
export const designEditors = pgTable(
  'design_editor',
  {
    ...ofTenant(),
    /** Of the model or the form. */
    designId: uuid().notNull(),
    userId: uuid().notNull(),
    since: wireTimestamp().notNull(),
    seenAt: wireTimestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.designId, table.userId] })],
);
