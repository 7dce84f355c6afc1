import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { remarks, shortLine } from '@policy/shared/contract/kit/readable.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';

const files = tableOf(applicationFile);

/** A handler's finding on one file. */
const fileMark = z.object({
  fileId: z.uuid(),
  mark: z.enum(['passed', 'supplement']),
  comment: remarks(500),
});
type FileMark = z.output<typeof fileMark>;

/** What a handler of an application may say besides his decision. */
export const caseFindings = z.object({
  /** What a correction asks to be mended. */
  fieldRefs: z.array(shortLine(120)).max(50).default([]),
  materialMarks: z.array(fileMark).max(500).default([]),
});

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
