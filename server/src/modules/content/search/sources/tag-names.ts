import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../../kit/rows/repository.ts';
import type { Context } from '../../../../kit/runtime/context.ts';
import { tableOf } from '../../../../kit/table/table.ts';

type Tagged = { tagIds: readonly string[] | null };

/** The names of the tags of some rows, in both languages, by the tag's id. */
export async function tagNamesOf(
  context: Context,
  rows: readonly Tagged[],
): Promise<(row: Tagged) => string[]> {
  const ids = [...new Set(rows.flatMap(({ tagIds }) => tagIds ?? []))];
  const tags = ids.length > 0 ? await repositoryOf(tag, context).all(inArray(tableOf(tag).id, ids)) : [];
  const names = new Map(tags.map(({ id, name, nameEn }) => [id, nameEn ? [name, nameEn] : [name]]));
  return ({ tagIds }) => (tagIds ?? []).flatMap((id) => names.get(id) ?? []);
}
