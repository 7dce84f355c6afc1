import type { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import type { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { flowDictionary, flowPages } from '@policy/shared/contract/workflow/flow-pages.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Write } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, InvalidDraft, Refusal } from '../../kit/runtime/errors.ts';
import { duplicate } from '../../kit/sql/duplicate.ts';
import { tableOf } from '../../kit/table/table.ts';

/** Either sort of dictionary. */
export type AnyDictionary = typeof dictionary | typeof businessDictionary;
/** A dictionary or one of its entries. */
export type DictionaryRow = RowOf<typeof dictionary>;
type SubmittedFields = Partial<DraftOf<typeof dictionary>>;
interface Rule {
  (values: SubmittedFields, write: Write<typeof dictionary>): Promise<void>;
}

/** An entry has a key, and goes by the code of the dictionary that it stands in. */
export const standsInItsDictionary =
  (entity: AnyDictionary): Rule =>
  async (values, { before, context }) => {
    const parentId = before ? before.parentId : values.parentId;
    if (!parentId) return;
    const parent = found(await repositoryOf(entity, context).first(eq(tableOf(entity).id, parentId)));
    values.code = parent.code;
    if (!(values.dictKey === undefined ? before?.dictKey : values.dictKey)) askForKey(entity, context);
  };

function askForKey(entity: AnyDictionary, { locale }: Context): never {
  const texts = catalogue(locale);
  const { dictKey: label } = texts.entity(entity.name).fields;
  throw new InvalidDraft([{ field: 'dictKey', message: fill(texts.validation.enter, { label }) }]);
}

/** An entry that says on which pages processes of a category are handled leads to pages that there are. */
export function leadsToPages(values: SubmittedFields, { before }: Write<typeof dictionary>): void {
  const { code, parentId, remark } = { ...before, ...values };
  if (code !== flowDictionary || !parentId || !remark || flowPages.includes(remark)) return;
  throw new Refusal('dictionary.flowPage', { page: remark, known: flowPages.join('、') }, 'remark');
}

/** No two dictionaries share a code, and no two entries of one a key. */
export const isTheOnlyOne =
  (entity: AnyDictionary): Rule =>
  async (values, { before, context }) => {
    const table = tableOf(entity);
    const merged = { ...before, ...values };
    const { parentId } = merged;
    const [code, dictKey] = [merged.code ?? '', merged.dictKey ?? ''];
    const field = parentId ? 'dictKey' : 'code';
    // Two people who add the same one at once must see each other's.
    await context.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${entity.name}.${code}`}))`);
    const place = parentId ? eq(table.dictKey, dictKey) : isNull(table.parentId);
    const same = and(eq(table.code, code), place);
    const others = before ? ne(table.id, before.id) : undefined;
    if ((await repositoryOf(entity, context).count(and(same, others))) === 0) return;
    throw duplicate(entity, context, field);
  };

/** Entries follow their dictionary when its code changes. */
export const entriesFollow =
  (entity: AnyDictionary) =>
  async (row: DictionaryRow, { before, context }: Write<typeof dictionary>) => {
    if (!before || row.parentId || before.code === row.code) return;
    const table = tableOf(entity);
    const tenant = entity.platform ? undefined : eq(table.tenantId, context.tenantId);
    await context.db
      .update(table)
      .set({ code: row.code })
      .where(and(eq(table.code, before.code), eq(table.isDeleted, 0), tenant));
  };
