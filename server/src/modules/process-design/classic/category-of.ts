import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';

/** The category of a code that a tenant has; nothing where it has none. */
export const knownCategory = (context: Context, code: string) =>
  repositoryOf(processCategory, context).first(eq(tableOf(processCategory).code, code));

/** The category of a code, which a client of the classic family files by. */
export const categoryOf = async (context: Context, code: string) => found(await knownCategory(context, code));
