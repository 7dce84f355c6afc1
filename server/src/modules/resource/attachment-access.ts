import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { attachment } from '@policy/shared/contract/entities/identity/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { may } from '../../kit/context.ts';
import type { Context } from '../../kit/context.ts';
import { found, Refusal } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { tableOf } from '../../kit/table.ts';

/**
 * The attachment, for who put it there or may read the application it belongs to; nobody else learns that it exists.
 * Material of applications is not opened by `attach_view`: who may not read the case may not read its papers.
 */
export async function readableAttachment(context: Context, id: string): Promise<RowOf<typeof attachment>> {
  if (!isUuid(id)) throw new Refusal('row.notFound');
  const row = found(await repositoryOf(attachment, context).first(eq(tableOf(attachment).id, id)));
  if (row.createUser === context.actor?.userId) return row;
  if (row.purpose !== 'applicationMaterial' && may(context, 'attach_view')) return row;
  const uses = await repositoryOf(applicationFile, context).page(
    { size: 1 },
    eq(tableOf(applicationFile).attachId, id),
  );
  return found(uses.total > 0 ? row : null);
}
