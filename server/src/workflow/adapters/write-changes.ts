import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';
import { deleteStatements, insertStatements, updateStatements } from '../../kit/sql/bulk-statements.ts';
import { runAtOnce, writtenOut } from '../../kit/sql/run-at-once.ts';
import type { Difference } from '../interpreter/unit-of-work.ts';
import type { Changes, CommandRow } from '../store.ts';
import { broadcastStatements } from './broadcast.ts';
import { wfCommentFile } from './comments/comment-file-table.ts';
import { fileRowsOf } from './comments/comment-files.ts';
import { wfCopy } from './copies/copy-table.ts';
import { dropKept } from './decisions/kept-decisions.ts';
import { candidatesToAdd, copyToCandidates } from './offered-candidates.ts';
import { wfCommand } from './operations/command-table.ts';
import { wfStart } from './starts/start-table.ts';
import {
  wfComment,
  wfExecution,
  wfHistory,
  wfInstance,
  wfJob,
  wfSubscription,
  wfTask,
  wfTaskCandidate,
  wfVariable,
} from './tables.ts';

const replaceVariable =
  'on conflict (instance_id, name) do update set value = excluded.value, size = excluded.size';

/** Who is mentioned may have a copy of the task already. */
const onceEach = 'on conflict (task_id, user_id) do nothing';

const dropStatement = ({ instanceId, name }: { instanceId: string; name: string }) =>
  writtenOut(
    sql`delete from ${wfVariable} where ${wfVariable.instanceId} = ${instanceId}::uuid and ${wfVariable.name} = ${name}`,
  );

/** Writes what a command did, and that it was done, in one statement; of rows that have changed, only what has. */
export async function writeChanges(
  db: Database,
  tenantId: string,
  { command, ...changes }: Changes & { command: CommandRow },
): Promise<void> {
  const ofTenant = (rows: readonly object[]) => rows.map((row) => ({ ...row, tenantId }));
  const added = (table: PgTable, rows: readonly object[]) => [...insertStatements(table, ofTenant(rows))];
  const different = <Row extends object>(table: PgTable, rows: Difference<Row>) => [
    ...added(table, rows.added),
    ...updateStatements(table, rows),
    ...deleteStatements(table, rows.removed),
  ];
  const teller = { tenantId, now: command.createdAt, instanceId: command.instanceId };
  const ended = { changed: changes.endedHistory, columns: ['endedAt', 'endReason'] };
  const statements = [
    ...different(wfInstance, changes.instances),
    ...insertStatements(wfVariable, ofTenant(changes.variables), replaceVariable),
    ...changes.droppedVariables.map(dropStatement),
    ...different(wfExecution, changes.executions),
    ...different(wfTask, changes.tasks),
    ...different(wfJob, changes.jobs),
    ...different(wfSubscription, changes.subscriptions),
    ...different(wfStart, changes.starts),
    ...changes.broadcasts.flatMap((told) => broadcastStatements(told, teller)),
    ...added(wfTaskCandidate, candidatesToAdd(changes.candidates, changes.tasks)),
    ...copyToCandidates(changes.tasks),
    ...dropKept(changes.tasks),
    ...added(wfComment, changes.comments),
    ...added(wfCommentFile, fileRowsOf(changes.comments)),
    ...insertStatements(wfCopy, ofTenant(changes.copies), onceEach),
    ...added(wfHistory, changes.history),
    ...updateStatements(wfHistory, ended),
    ...added(wfCommand, [command]),
  ];
  await runAtOnce(db, statements, true);
}
