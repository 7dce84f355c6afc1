import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { FormContent, FormDraftView } from '@policy/shared/contract/process-design/form-calls.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { formDrafts } from '../../../forms/form-tables.ts';
import { versionOf } from '../../../forms/form-versions.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';

/** The largest form, as its text: a draft is kept every few seconds. */
const largest = 400_000;

/** What a new form begins with. */
const blank = (title: string, titleEn: string | null): FormContent => ({
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...{ title, type: 'object', additionalProperties: false, required: [], properties: {} },
  },
  uiSchema: { 'ui:order': [] },
  texts: { en: titleEn ? { [title]: titleEn } : {} },
});

/** What was saved last of a form, a draft or what became a version. */
export async function savedOf({ db, tenantId }: Context, formId: string) {
  const mine = and(eq(formDrafts.tenantId, tenantId), eq(formDrafts.formId, formId));
  const [saved] = await db.select().from(formDrafts).where(mine);
  return saved ?? null;
}

/** What the designer opens: the draft, else what the main version asks, else a form without fields. */
export async function designOf(context: Context, id: string): Promise<FormDraftView> {
  const row = await repositoryOf(formDesign, context).get(id);
  const { formKey, name, nameEn, mainVersion } = row;
  const saved = await savedOf(context, id);
  return {
    ...{ id, formKey, name, nameEn, mainVersion },
    ...(await contentOf(context, row, saved)),
    ...(await savedBy(context, saved)),
  };
}

/** What a form asks as it was saved last: its draft, else its main version, else nothing yet. */
export async function contentOf(
  context: Context,
  { formKey, name, nameEn, mainVersion }: RowOf<typeof formDesign>,
  saved: Awaited<ReturnType<typeof savedOf>>,
): Promise<FormContent> {
  const draft = saved?.publishedVersion === null ? saved : null;
  const main = mainVersion === null ? null : await versionOf(context, formKey, mainVersion);
  const { schema, uiSchema, texts } = draft ?? main ?? blank(name, nameEn);
  return { schema, uiSchema, texts };
}

/** Forgets what was saved of forms that are gone for good; what was written in their versions is read for ever. */
export async function dropDrafts({ db, tenantId }: Context, formIds: readonly string[]): Promise<void> {
  const theirs = and(eq(formDrafts.tenantId, tenantId), inArray(formDrafts.formId, [...formIds]));
  await db.delete(formDrafts).where(theirs);
}

/** How often a form was saved, by whom last, and when. */
async function savedBy(context: Context, saved: Awaited<ReturnType<typeof savedOf>>) {
  if (!saved) return { rev: 0, savedBy: null, savedTime: null };
  const { rev, updateUser, updateTime } = saved;
  const names = updateUser ? await repositoryOf(user, context).names([updateUser]) : null;
  return { rev, savedBy: names?.get(updateUser ?? '') ?? null, savedTime: updateTime };
}

interface Saved {
  id: string;
  /** The draft that it was made from; 0 where there was none. */
  rev: number;
  content: FormContent;
}

/** Keeps what was designed so far, inside the open transaction; refuses what somebody else has saved over. */
export async function saveDraft(context: Context, { id, rev, content }: Saved): Promise<number> {
  if (JSON.stringify(content).length > largest)
    throw new Refusal('request.tooLarge', { limit: `${largest / 1000}KB` });
  const { schema, uiSchema, texts } = content;
  const designs = repositoryOf(formDesign, context);
  const { state } = await designs.get(id);
  const { db, tenantId, actor, clock } = context;
  const saved = {
    ...{ schema, uiSchema, texts, rev: rev + 1, publishedVersion: null },
    ...{ updateUser: actor?.userId ?? null, updateTime: wireTime(clock.now()) },
  };
  const at = and(eq(formDrafts.tenantId, tenantId), eq(formDrafts.formId, id), eq(formDrafts.rev, rev));
  const returned = { rev: formDrafts.rev };
  const [kept] =
    rev === 0
      ? await db
          .insert(formDrafts)
          .values({ tenantId, formId: id, ...saved })
          .onConflictDoNothing()
          .returning(returned)
      : await db.update(formDrafts).set(saved).where(at).returning(returned);
  if (!kept) throw new Refusal('row.stale');
  if (state === 'published') await designs.update(id, { state: 'changed' });
  return kept.rev;
}
