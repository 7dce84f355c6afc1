import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

/** A guide that begins one of these processes, if there is one: they must stay such as can begin. */
export const guideOf = async (context: Context, keys: readonly string[]) =>
  keys.length === 0
    ? null
    : repositoryOf(itemGuide, context).first(inArray(tableOf(itemGuide).processDefKey, [...keys]));
