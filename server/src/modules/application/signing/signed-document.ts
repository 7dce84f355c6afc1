import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq, inArray } from 'drizzle-orm';

import { formFilesOf } from '../../../forms/stored-files.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { hashBySm3 } from '../../../kit/services/sm-ciphers.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { applicationForm, guideOf } from '../forms/forms.ts';

type Application = RowOf<typeof application>;

/** How the hash of a document is made. */
export const digestAlgorithm = 'SM3';

/** The hash of everything that an applicant hands in: who he is, his answers, his files with what is in them, and his account. */
export async function digestOf(context: Context, row: Application): Promise<string> {
  const { applyNo, guideId, companyName, creditCode, projectName, applyAmountWan } = row;
  const { formData, formKey, formVersion, accountName, bankName, bankAccountMasked } = row;
  const document = {
    ...{ applyNo, guideId, companyName, creditCode, projectName, applyAmountWan },
    ...{ formData, formKey, formVersion, accountName, bankName, bankAccountMasked },
    files: await filesIn(context, row),
  };
  return hashBySm3(JSON.stringify(inOrder(document)));
}

/** Every file that is handed in, by what is in it; read as the system, so that all readers see one hash. */
async function filesIn(context: Context, row: Application) {
  const unbound = asSystem(context, 'a hash is the same whoever looks at it');
  const table = tableOf(applicationFile);
  const handed = await repositoryOf(applicationFile, unbound).all(eq(table.applicationId, row.id), 500);
  const form = await applicationForm(unbound, row, await guideOf(unbound, row));
  const answered = form ? await formFilesOf(unbound, form, row.formData ?? {}) : [];
  const proof = row.accountProofId === null ? [] : [row.accountProofId];
  const ids = [...handed, ...answered].map(({ attachId }) => attachId).concat(proof);
  const stored = await repositoryOf(attachment, unbound).all(inArray(tableOf(attachment).id, ids), 1000);
  return stored.map(({ id, sha256 }) => `${id}:${sha256}`).toSorted();
}

/** The same value with the names in every part of it in one order: a database keeps none. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  );
}
