import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { applicationForm, guideOf } from '../forms/forms.ts';
import { caseRow } from './case-row.ts';

/** A finding on a material as a whole. */
interface MaterialMark {
  materialId: string;
  mark: 'passed' | 'supplement';
  comment: string;
}

/** Refuses findings on materials that the application's guide does not ask for, and one to mend that does not say what. */
export async function refuseUnexplained(
  context: Context,
  applicationId: string,
  marks: readonly MaterialMark[],
) {
  const asked = await askedFor(context, applicationId, marks);
  if (asked.length !== new Set(marks.map(({ materialId }) => materialId)).size)
    throw new Refusal('row.notFound');
  const silent = marks.find(({ mark, comment }) => mark === 'supplement' && comment === '');
  const name = asked.find(({ id }) => id === silent?.materialId)?.name;
  if (name !== undefined) throw new Refusal('application.markUnexplained', { name });
}

/** What materials that did not pass open to the applicant, and what is said of each. */
export async function failedMaterials(
  context: Context,
  applicationId: string,
  failed: readonly MaterialMark[],
): Promise<{ refs: string[]; notes: { name: string; note: string }[] }> {
  const asked = await askedFor(context, applicationId, failed);
  const isOfForm = asked.some(({ source }) => source === 'company_form');
  const answers = isOfForm ? await answersOf(context, applicationId) : [];
  return {
    refs: asked.flatMap(({ id, source }) => (source === 'company_form' ? answers : [`materials.${id}`])),
    notes: asked.map(({ id, name }) => ({
      name,
      note: failed.find(({ materialId }) => materialId === id)?.comment ?? '',
    })),
  };
}

async function askedFor(context: Context, applicationId: string, marks: readonly MaterialMark[]) {
  if (marks.length === 0) return [];
  const { guideId } = await caseRow(context, applicationId);
  const table = tableOf(itemGuideMaterial);
  const ids = marks.map(({ materialId }) => materialId);
  return repositoryOf(itemGuideMaterial, context).all(
    and(eq(table.guideId, guideId), inArray(table.id, ids)),
    ids.length,
  );
}

/** All that an applicant writes himself: the answers of the form and the account, for a material that is made from them. */
async function answersOf(context: Context, applicationId: string): Promise<string[]> {
  const row = await caseRow(context, applicationId);
  const form = await applicationForm(context, row, await guideOf(context, row));
  const properties = form?.schema.properties;
  return [...Object.keys(properties ?? {}).map((name) => `form.${name}`), 'account'];
}
