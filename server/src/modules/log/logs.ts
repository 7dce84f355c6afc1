import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { dataAccess } from '@policy/shared/contract/entities/log/data-access.ts';
import { errorKind } from '@policy/shared/contract/entities/log/error-kind.ts';
import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import { revealLog } from '@policy/shared/contract/entities/log/reveal-log.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { changeRecords } from '../../kit/history/change-history.ts';
import { tableOf } from '../../kit/table/table.ts';

/** A table whose rows are kept for a time: whose a row of it is, and when it was written. */
export interface Log {
  name: string;
  table: PgTable;
  id: AnyPgColumn;
  tenantId: AnyPgColumn;
  at: AnyPgColumn;
}

const logOf = (
  entity:
    | typeof apiLog
    | typeof usualLog
    | typeof errorLog
    | typeof loginLog
    | typeof revealLog
    | typeof dataAccess,
): Log => {
  const table = tableOf(entity);
  const { id, tenantId, createTime: at } = table;
  return { name: getTableName(table), table, id, tenantId, at };
};

const { id, tenantId, at } = changeRecords;

/** Every log there is; each is kept apart by month. */
export const logs: readonly Log[] = [
  ...[apiLog, usualLog, errorLog, loginLog, revealLog, dataAccess].map(logOf),
  { name: getTableName(changeRecords), table: changeRecords, id, tenantId, at },
];

const kinds = tableOf(errorKind);

/** What is kept as long as the logs are: a kind of error goes when its last row does. */
export const aged: readonly Log[] = [
  ...logs,
  {
    ...{ name: getTableName(kinds), table: kinds, id: kinds.id },
    ...{ tenantId: kinds.tenantId, at: kinds.lastTime },
  },
];
