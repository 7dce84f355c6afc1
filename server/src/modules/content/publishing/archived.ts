import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { anyTableOf } from '../../../kit/table/table.ts';

/** Says of content that was public once and is archived that it is gone; nothing comes back from the archive. */
export const refuseArchived =
  (entity: Entity) =>
  async (context: Context, id: string): Promise<void> => {
    if (!isUuid(id)) return;
    const table = anyTableOf(entity);
    const isArchived = and(eq(table.id, id), eq(table.status, 'archived'));
    if (await repositoryOf(entity, context).first(isArchived)) throw new Refusal('content.archived');
  };
