import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { remarks, shortLine } from '@policy/shared/contract/kit/readable.ts';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { failedMaterials, refuseUnexplained } from './material-marks.ts';

const files = tableOf(applicationFile);
const finding = { mark: z.enum(['passed', 'supplement']), comment: remarks(500) };

/** A handler's finding on one file, or on a material with all that was handed in for it. */
const mark = z.union([
  z.object({ fileId: z.uuid(), ...finding }),
  z.object({ materialId: z.uuid(), ...finding }),
]);
type Mark = z.output<typeof mark>;

/** What a handler of an application may say besides his decision. */
export const caseFindings = z.object({
  /** What a correction asks to be mended. */
  fieldRefs: z.array(shortLine(120)).max(50).default([]),
  materialMarks: z.array(mark).max(500).default([]),
});

/** Keeps a handler's findings on one application; a file or a material of another is refused, and one to mend without a word. */
export async function keepMarks(context: Context, applicationId: string, marks: readonly Mark[]) {
  if (marks.length === 0) return;
  await refuseUnexplained(context, applicationId, marks.filter(isOnMaterial));
  const repository = repositoryOf(applicationFile, context);
  const own = marks.filter(isOnFile).map(({ fileId }) => fileId);
  const rows = await repository.all(eq(files.applicationId, applicationId), 500);
  if (own.some((id) => !rows.some((row) => row.id === id))) throw new Refusal('row.notFound');
  for (const { mark: found, comment, ...on } of marks)
    for (const { id } of rows.filter((row) =>
      'fileId' in on ? row.id === on.fileId : row.materialId === on.materialId,
    ))
      await repository.update(id, { mark: found, markComment: comment || null });
}

/** What a correction asks for by its marks: `materials.<id>` of what did not pass, and the answers where the form stands for it. */
export async function refsOfMarks(context: Context, applicationId: string, marks: readonly Mark[]) {
  const failed = marks.filter((one) => one.mark === 'supplement');
  const ids = failed.filter(isOnFile).map(({ fileId }) => fileId);
  const rows =
    ids.length > 0
      ? await repositoryOf(applicationFile, context).all(inArray(files.id, ids), ids.length)
      : [];
  const onMaterials = await failedMaterials(context, applicationId, failed.filter(isOnMaterial));
  const refs = [...rows.map((row) => `materials.${row.materialId}`), ...onMaterials.refs];
  return { refs: [...new Set(refs)], notes: onMaterials.notes };
}

const isOnFile = (one: Mark): one is Extract<Mark, { fileId: string }> => 'fileId' in one;
const isOnMaterial = (one: Mark): one is Extract<Mark, { materialId: string }> => 'materialId' in one;
