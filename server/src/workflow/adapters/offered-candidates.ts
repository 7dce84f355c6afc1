import { sql } from 'drizzle-orm';

import { bulkStatement, limitTo } from '../../kit/sql/bulk-statements.ts';
import type { WrittenStatement } from '../../kit/sql/run-at-once.ts';
import type { Difference } from '../interpreter/unit-of-work.ts';
import type { CandidateRow, TaskRow } from '../rows.ts';
import { wfTask, wfTaskCandidate } from './tables.ts';

type Tasks = Difference<TaskRow>;

/** Candidates of new tasks, with what the list of offered tasks reads of their tasks. */
export function candidatesToAdd(candidates: readonly CandidateRow[], { added }: Tasks): object[] {
  const byId = new Map(added.map((task) => [task.id, task]));
  return candidates.flatMap((candidate) => {
    const task = byId.get(candidate.taskId);
    return task ? [{ ...candidate, ...copiedOf(task) }] : [];
  });
}

const copiedOf = ({ status, dueAt, createdAt }: TaskRow) => ({
  isOffered: status === 'candidate',
  dueAt,
  createdAt,
});

/** The statement that takes a change of tasks over to their candidates; none where no list would show it. */
export function* copyToCandidates({ changed, columns }: Tasks): Generator<WrittenStatement> {
  if (changed.length === 0 || !columns.some((column) => column === 'status' || column === 'dueAt')) return;
  const tasks = changed.map(({ id, status, dueAt }) => ({ id, status, due_at: dueAt }));
  yield bulkStatement(
    wfTaskCandidate,
    { shape: ['copy', limitTo(tasks)], json: JSON.stringify(tasks) },
    (json) => sql`update ${wfTaskCandidate} set is_offered = task.status = 'candidate', due_at = task.due_at
      from (select * from json_populate_recordset(null::${wfTask}, ${json}::json) ${sql.raw(limitTo(tasks))}) task
      where ${wfTaskCandidate}.task_id = task.id`,
  );
}
