import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { applicationTable } from '../tables.ts';

/** The application that a process is about, whatever its officer may read. */
export const caseRow = async (context: Context, id: string): Promise<RowOf<typeof application>> =>
  found(await repositoryOf(application, context).first(eq(applicationTable.id, id)));
