import { application } from '@policy/shared/contract/entities/application/application.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';
import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { fileAnswers } from '@policy/shared/forms/fields/file-fields.ts';
import type { FileAnswer } from '@policy/shared/forms/fields/file-fields.ts';
import { formSentence } from '@policy/shared/messages/form-sentences.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { repositoryOf } from '../kit/rows/repository.ts';
import { asSystem } from '../kit/rules/rules.ts';
import type { Context } from '../kit/runtime/context.ts';
import { links } from '../kit/table/links.ts';
import { columnNamed, idsIn, tableOf } from '../kit/table/table.ts';
import { formFiles } from './form-tables.ts';

type Structure = Record<string, unknown>;

interface Form {
  schema: Structure;
  uiSchema: Structure;
}

/** Answers as they are to be kept, and those that are kept already. */
interface Kept {
  answers: Structure;
  before: Structure;
}

const table = tableOf(attachment);

/** A file as readers are told of it. */
export interface FormFile {
  attachId: string;
  name: string;
  ext: string;
  sizeBytes: number;
}

/**
 * Files among answers that their form does not take, each at its field: whoever answers adds files that he uploaded himself, for
 * himself or for the company that he acts for. What is kept already stays, whoever uploaded it. Files are held until the commit:
 * whoever removes files holds them before he asks what they belong to.
 */
export async function unfitFiles(
  context: Context,
  form: Form,
  { answers, before }: Kept,
): Promise<FieldError[]> {
  const named = fileAnswers(form, answers);
  if (named.length === 0) return [];
  const kept = new Set(fileAnswers(form, before).map(({ id }) => id));
  const stored = new Map((await heldFiles(context, idsOf(named))).map((file) => [file.id, file]));
  return named.flatMap(({ path, id, limits }) => {
    const file = stored.get(id);
    const keyword = !file || !(kept.has(id) || isOwn(context, file)) ? 'foreignFile' : misfit(file, limits);
    if (!keyword) return [];
    const message = formSentence(form.schema, { keyword, path }, context.locale);
    return [{ field: path.join('.'), message }];
  });
}

const idsOf = (named: readonly FileAnswer[]) => [...new Set(named.map(({ id }) => id))];

type Held = Awaited<ReturnType<typeof heldFiles>>[number];

const isOwn = ({ actor }: Context, { createUser, companyId }: Held): boolean =>
  actor !== null && createUser === actor.userId && companyId === actor.companyId;

function misfit({ ext, sizeBytes }: Held, { accept, maxSizeMb }: FileAnswer['limits']) {
  if (!accept.includes(ext)) return 'fileType';
  return sizeBytes > maxSizeMb * 1_048_576 ? 'fileSize' : null;
}

function heldFiles({ db, tenantId }: Context, ids: readonly string[]) {
  const { id, createUser, companyId, purpose, isDeleted, extension, attachSize } = table;
  return (
    db
      .select({
        id: sql<string>`${id}`,
        createUser: sql<string | null>`${createUser}`,
        companyId: sql<string | null>`${companyId}`,
        ext: sql<string>`${extension}`,
        sizeBytes: sql<number>`${attachSize}`,
      })
      .from(table)
      .where(
        and(
          ...[eq(table.tenantId, tenantId), eq(isDeleted, 0), eq(purpose, 'formAnswer')],
          inArray(id, ids.filter(isUuid)),
        ),
      )
      // By their ids, as whoever removes them: nobody waits for another in a circle.
      .orderBy(asc(id))
      .for('update')
  );
}

const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** The files among answers, as their readers are told of them; who may read the answers was asked before. */
export const formFilesOf = (context: Context, form: Form, answers: Structure): Promise<FormFile[]> =>
  storedFormFiles(context, fileAnswers(form, answers));

/** The same of files that were found among answers of any forms. */
export async function storedFormFiles(context: Context, named: readonly FileAnswer[]): Promise<FormFile[]> {
  const ids = idsOf(named).filter(isUuid);
  if (ids.length === 0) return [];
  // Nobody's own reach shows papers of others.
  const rows = await repositoryOf(attachment, { ...context, actor: null }).all(
    inArray(table.id, ids),
    ids.length,
  );
  return rows.map(({ id, originalName, extension, attachSize }) => ({
    ...{ attachId: id, name: originalName, ext: extension, sizeBytes: attachSize },
  }));
}

/** Notes what files a process holds now: they stay while it is there, in its history too. */
export async function keepFiles(
  { db, tenantId }: Context,
  form: Form,
  { instanceId, answers }: { instanceId: string; answers: Structure },
): Promise<void> {
  const rows = idsOf(fileAnswers(form, answers)).map((attachId) => ({ tenantId, instanceId, attachId }));
  if (rows.length > 0) await db.insert(formFiles).values(rows).onConflictDoNothing();
}

/** Those of some stored files that a process of the tenant holds: they are not removed. */
export async function heldByForms(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  attachIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (attachIds.length === 0) return new Set();
  const { tenantId: tenant, attachId } = formFiles;
  const rows = await db
    .selectDistinct({ attachId })
    .from(formFiles)
    .where(and(eq(tenant, tenantId), inArray(attachId, [...attachIds])));
  return new Set(rows.map((row) => row.attachId));
}

/** Holds for rows whose file a process holds, whoever's. */
export const goesWithForm = (fileId: AnyPgColumn): SQL =>
  sql`exists (select from ${formFiles} where ${formFiles.attachId} = ${fileId})`;

/** Removes the files of drafts that were given up, unless something else that is there holds them. */
export async function releaseFiles(context: Context, drafts: readonly unknown[]): Promise<void> {
  const said = [...new Set(JSON.stringify(drafts).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi) ?? [])];
  if (said.length === 0) return;
  const { id, tenantId, isDeleted, purpose } = table;
  const [byProcesses, byRows] = [await heldByForms(context, said), await heldByRows(context, said)];
  const free = said.filter((one) => !byProcesses.has(one) && !byRows.has(one));
  const rows = await context.db
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(
      and(
        ...[eq(tenantId, context.tenantId), eq(isDeleted, 0), eq(purpose, 'formAnswer')],
        // A text among the answers may be the id of anything.
        isWriters(context),
        inArray(id, free),
      ),
    )
    .orderBy(asc(id))
    .for('update');
  if (rows.length === 0) return;
  const inside = asSystem({ ...context, actor: null }, 'the draft that held the files was given up');
  await repositoryOf(attachment, inside).remove(rows.map((row) => row.id));
}

/** Holds for files of whoever gives a draft up, or of the company that he acts for. */
function isWriters({ actor }: Context): SQL | undefined {
  const own = eq(table.createUser, actor?.userId ?? noOne);
  return actor?.companyId ? or(own, eq(table.companyId, actor.companyId)) : own;
}

const noOne = '00000000-0000-0000-0000-000000000000';

/** Entities whose rows hold answers of forms, each with the field that they stand in. */
const answered: readonly (readonly [Entity, string])[] = [
  [processDraft, 'answers'],
  [application, 'formData'],
];

const all: readonly Entity[] = entities;
/** The fields of any entity that name files in a list, such as those of a leave. */
const lists = all.flatMap(({ name, fields }) =>
  Object.entries(fields).flatMap(([field, schema]) => {
    const { kind, source } = metaOf(schema);
    return kind === 'references' && source === attachment.name ? [`${name}.${field}`] : [];
  }),
);

async function linkedAmong({ db }: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: links.targetId })
    .from(links)
    .where(and(inArray(links.field, lists), inArray(links.targetId, ids.filter(isUuid))));
  return rows.map(({ id }) => id);
}

async function heldByRows(context: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set(await linkedAmong(context, ids));
  const asked = sql`${`{${ids.join(',')}}`}::uuid[]`;
  for (const [entity, field] of answered) {
    const said = idsIn(columnNamed(entity, field));
    const holders = await repositoryOf(entity, { ...context, actor: null }).all(
      sql`(${said} && ${asked} and ${said} <> '{}')`,
    );
    const text = JSON.stringify(holders.map((row) => Reflect.get(row, field)));
    for (const id of ids) if (text.includes(id)) found.add(id);
  }
  return found;
}
