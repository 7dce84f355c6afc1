import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { readable } from '../../kit/access/scope.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { may } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';

const attachments = tableOf(attachment);
const files = tableOf(applicationFile);
/** Papers of applications and of processes are read with their cases alone. */
const isNoPaper = notInArray(attachments.purpose, ['applicationMaterial', 'comment', 'formAnswer']);

/** `attach_view` does not open papers of cases: who may not read a case may not read them. */
export const attachmentReach = (_: unknown, context: Context) =>
  or(isNoPaper, isOwn(context), isOfCompany(context), isInReadableCase(context));

/** The attachment, for who put it there or may read the application it belongs to; nobody else learns that it exists. */
export async function readableAttachment(context: Context, id: string): Promise<RowOf<typeof attachment>> {
  if (!isUuid(id)) throw new Refusal('row.notFound');
  const open = may(context, 'attach_view') ? isNoPaper : undefined;
  const reach = or(open, isOwn(context), isOfCompany(context), isInReadableCase(context));
  return found(await repositoryOf(attachment, context).first(and(eq(attachments.id, id), reach)));
}

const isOwn = ({ actor }: Context): SQL => (actor ? eq(attachments.createUser, actor.userId) : sql`false`);

/** What a member answered with for his company is the company's. */
const isOfCompany = ({ actor }: Context): SQL | undefined =>
  actor?.companyId
    ? and(eq(attachments.purpose, 'formAnswer'), eq(attachments.companyId, actor.companyId))
    : undefined;

function isInReadableCase(context: Context): SQL {
  const { where } = readable(applicationFile, context);
  return sql`${attachments.id} in (select ${files.attachId} from ${files} where ${where})`;
}
