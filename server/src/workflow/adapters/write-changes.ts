import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';
import { deleteStatements, insertStatements, updateStatements } from '../../kit/sql/bulk-statements.ts';
import { runAtOnce } from '../../kit/sql/run-at-once.ts';
import type { Difference } from '../interpreter/unit-of-work.ts';
import type { Changes, CommandRow } from '../store.ts';
import {
  wfCommand,
  wfComment,
  wfExecution,
  wfHistory,
  wfInstance,
  wfJob,
  wfTask,
  wfTaskCandidate,
} from './tables.ts';

/** Writes what a command did, and that it was done, in one statement; of rows that have changed, only what has. */
export async function writeChanges(
  db: Database,
  tenantId: string,
  { command, ...changes }: Changes & { command: CommandRow },
): Promise<void> {
  const added = (table: PgTable, rows: readonly object[]) => [
    ...insertStatements(
      table,
      rows.map((row) => ({ ...row, tenantId })),
    ),
  ];
  const different = <Row extends object>(table: PgTable, rows: Difference<Row>) => [
    ...added(table, rows.added),
    ...updateStatements(table, {
      columns: rows.columns,
      changed: rows.changed.map((row) => Object.fromEntries(Object.entries(row))),
    }),
    ...deleteStatements(table, rows.removed),
  ];
  const ended = { changed: changes.endedHistory, columns: ['endedAt', 'endReason'] };
  const statements = [
    ...different(wfInstance, changes.instances),
    ...different(wfExecution, changes.executions),
    ...different(wfTask, changes.tasks),
    ...different(wfJob, changes.jobs),
    ...added(wfTaskCandidate, changes.candidates),
    ...added(wfComment, changes.comments),
    ...added(wfHistory, changes.history),
    ...updateStatements(wfHistory, ended),
    ...added(wfCommand, [command]),
  ];
  await runAtOnce(db, statements, true);
}
