import { region } from '@policy/shared/contract/entities/system/region.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';

/** A region as somebody would add it. */
export type RegionDraft = Partial<DraftOf<typeof region>>;

/** How many signs of a code say where it is, by its level; zeros fill up the rest. */
const meant = [0, 2, 4, 6, 9, 12];
const prefixOf = ({ code = '', level = 0 }: RegionDraft) => code.slice(0, meant[level]);

/** Whether a text is a code of a region: digits, and not all of them zeros. */
export const isCode = (code: string) => /^(?!0+$)\d{2,12}$/.test(code);

/** Why a region cannot lie below its parent, if it cannot: it has to be there, of a higher level, and its code begins the region's own. */
export function misplaced(
  { code = '', level = 0 }: RegionDraft,
  parent: RegionDraft | null | undefined,
): Refusal | null {
  if (parent === null) return null;
  if (!parent) return new Refusal('region.parent', {}, 'parentCode');
  if ((parent.level ?? 0) >= level) return new Refusal('region.level', {}, 'level');
  const prefix = prefixOf(parent);
  return code.startsWith(prefix) ? null : new Refusal('region.prefix', { prefix }, 'code');
}

const codesAtOnce = 5000;

/** The regions that drafts hang below, by their codes, as far as they are there. */
export async function parentsOf(
  drafts: readonly RegionDraft[],
  context: Context,
): Promise<ReadonlyMap<string, RowOf<typeof region>>> {
  const codes = [...new Set(drafts.flatMap(({ parentCode }) => parentCode || []))];
  const parents = new Map<string, RowOf<typeof region>>();
  const { code } = tableOf(region);
  for (let done = 0; done < codes.length; done += codesAtOnce)
    for (const row of await repositoryOf(region, context).all(
      inArray(code, codes.slice(done, done + codesAtOnce)),
    ))
      parents.set(row.code, row);
  return parents;
}
