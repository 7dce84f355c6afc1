import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { and, eq, inArray } from 'drizzle-orm';

import type { Context } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { tableOf } from '../../kit/table.ts';
import type { FileMark } from '../../workflow/index.ts';

const files = tableOf(applicationFile);

/** Keeps a handler's findings on files of one application; a file of another is refused. */
export async function keepMarks(context: Context, applicationId: string, marks: readonly FileMark[]) {
  if (marks.length === 0) return;
  const repository = repositoryOf(applicationFile, context);
  const ids = marks.map(({ fileId }) => fileId);
  const rows = await repository.all(
    and(eq(files.applicationId, applicationId), inArray(files.id, ids)),
    ids.length,
  );
  if (rows.length !== new Set(ids).size) throw new Refusal('row.notFound');
  for (const { fileId, mark, comment } of marks)
    await repository.update(fileId, { mark, markComment: comment || null });
}

/** What a correction asks for by its marks: `materials.<id>` of every file that did not pass. */
export async function refsOfMarks(context: Context, marks: readonly FileMark[]): Promise<string[]> {
  const failed = marks.filter(({ mark }) => mark === 'supplement').map(({ fileId }) => fileId);
  if (failed.length === 0) return [];
  const rows = await repositoryOf(applicationFile, context).all(inArray(files.id, failed), failed.length);
  return [...new Set(rows.map((row) => `materials.${row.materialId}`))];
}
