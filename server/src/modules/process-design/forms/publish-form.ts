import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import type { PublishedForm, publishFormInput } from '@policy/shared/contract/process-design/form-calls.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';

import { refuseUnknownDictionaries } from '../../../forms/dictionaries.ts';
import { refuseUnfitForm } from '../../../forms/form-check.ts';
import { formDrafts } from '../../../forms/form-tables.ts';
import { lastVersion } from '../../../forms/form-versions.ts';
import { addVersion } from '../../../forms/keep-form.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { savedOf } from './form-drafts.ts';
import { refuseForApplicants } from './form-users.ts';

type Asked = z.output<typeof publishFormInput>;

/** Makes a version of a form's draft, inside the open transaction; one that is not whole is refused with all that is wrong with it. */
export async function publishForm(
  context: Context,
  { id, rev, note, isMain }: Asked,
): Promise<PublishedForm> {
  const designs = repositoryOf(formDesign, context);
  const { formKey: key, mainVersion } = await designs.get(id);
  const { schema, uiSchema, texts } = await draftOf(context, id, rev);
  refuseUnfitForm({ schema, uiSchema, texts }, context.locale);
  await refuseUnknownDictionaries(context, { schema });
  await refuseForApplicants(context, { key, uiSchema });
  const version = (await lastVersion(context, key)) + 1;
  const form = { key, version, schema, uiSchema, texts, note: note || null };
  if (!(await addVersion(context, form))) throw new Refusal('row.stale');
  await markPublished(context, { id, rev, version });
  const counts = isMain || mainVersion === null;
  await designs.update(id, { state: 'published', ...(counts && { mainVersion: version }) });
  return { version, rev: rev + 1 };
}

interface Published {
  id: string;
  rev: number;
  version: number;
}

/** Notes which version a draft has become; what somebody saved since it was read is refused rather than lost. */
async function markPublished({ db, tenantId }: Context, { id, rev, version }: Published): Promise<void> {
  const mine = and(eq(formDrafts.tenantId, tenantId), eq(formDrafts.formId, id));
  const marked = await db
    .update(formDrafts)
    .set({ publishedVersion: version, rev: rev + 1 })
    .where(and(mine, eq(formDrafts.rev, rev)))
    .returning({ rev: formDrafts.rev });
  if (marked.length === 0) throw new Refusal('row.stale');
}

/** The draft of a form, as it was when somebody last looked at it. */
async function draftOf(context: Context, id: string, rev: number) {
  const saved = await savedOf(context, id);
  if (saved && saved.rev !== rev) throw new Refusal('row.stale');
  if (saved?.publishedVersion !== null) throw new Refusal('form.nothingToPublish');
  return saved;
}
