import { application } from '@policy/shared/contract/entities/application/application.ts';
import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { FormVersionDetail, FormVersionRow } from '@policy/shared/contract/process-design/form-calls.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { formDefinitions } from '../../../forms/form-tables.ts';
import type { Paging } from '../../../kit/query/paging.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';

type Design = RowOf<typeof formDesign>;
const { tenantId, key, id, version, note, createTime, createUser } = formDefinitions;

/** The versions of a form, newest first. */
export async function formHistory(
  context: Context,
  { formId, current, size }: Paging & { formId: string },
): Promise<Page<FormVersionRow>> {
  const design = await repositoryOf(formDesign, context).get(formId);
  const where = and(eq(tenantId, context.tenantId), eq(key, design.formKey));
  const rows = await context.db
    .select({ id, version, note, createTime, createUser })
    .from(formDefinitions)
    .where(where)
    .orderBy(desc(version))
    .limit(size)
    .offset((current - 1) * size);
  const total = await context.db.$count(formDefinitions, where);
  const records = await told(context, design, rows);
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

interface Kept {
  id: string;
  version: number;
  note: string | null;
  createTime: string | null;
  createUser: string | null;
}

/** Versions with who made them and how many applications are written in them. */
async function told(context: Context, design: Design, rows: readonly Kept[]): Promise<FormVersionRow[]> {
  const makers = rows.flatMap(({ createUser: by }) => (by ? [by] : []));
  const names =
    makers.length > 0 ? await repositoryOf(user, context).names(makers) : new Map<string, string>();
  const counts = await applicationsIn(context, design.formKey, rows);
  return rows.map(({ createUser: by, createTime: at, ...row }) => ({
    ...row,
    isMain: row.version === design.mainVersion,
    applications: counts.get(row.version) ?? 0,
    createTime: at ?? design.createTime,
    createUserName: names.get(by ?? '') ?? null,
  }));
}

async function applicationsIn({ db, tenantId: tenant }: Context, formKey: string, rows: readonly Kept[]) {
  const table = tableOf(application);
  const versions = rows.map((row) => row.version);
  const counted = await db
    .select({ version: table.formVersion, total: count() })
    .from(table)
    .where(
      and(
        ...[eq(table.tenantId, tenant), eq(table.isDeleted, 0)],
        ...[eq(table.formKey, formKey), inArray(table.formVersion, versions)],
      ),
    )
    .groupBy(table.formVersion);
  return new Map(counted.map((row) => [row.version, row.total]));
}

/** One version of a form that the caller may read, with what it asks. */
export async function formVersion(context: Context, wanted: string): Promise<FormVersionDetail> {
  const [row] = isUuid(wanted)
    ? await context.db
        .select()
        .from(formDefinitions)
        .where(and(eq(tenantId, context.tenantId), eq(id, wanted)))
    : [];
  const { schema, uiSchema, texts, key: formKey, ...kept } = found(row);
  const designs = repositoryOf(formDesign, context);
  const filed = found(await designs.first(eq(tableOf(formDesign).formKey, formKey)));
  // Through the caller's own reach: a version is as secret as its form.
  const design = await designs.get(filed.id);
  const [one] = await told(context, design, [kept]);
  return { ...found(one), ...{ schema, uiSchema, texts, formKey }, formId: design.id, name: design.name };
}
