import { mailConfig } from '@policy/shared/contract/entities/resource/mail-config.ts';
import { mailMessage } from '@policy/shared/contract/entities/resource/mail-message.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { putInOutbox } from '../../../kit/transaction/outbox.ts';
import type { OutboxRecord } from '../../../kit/transaction/outbox.ts';
import { mailConfigTable, mailMessageTable } from '../tables.ts';
import { maskedAddress } from './mail-address.ts';

/** An e-mail that the platform wants to send. */
export interface MailRequest {
  address: string;
  subject: string;
  text: string;
  /** Carries a code or a link that is good for an act. */
  isSecret?: boolean;
  /** The way to send it; the tenant's enabled one unless given. */
  chosen?: Pick<RowOf<typeof mailConfig>, 'id'>;
}

/** Where in the tables the address of a mail is sealed. */
export const addressPlace = (id: string) => `mailMessage.address:${id}`;
/** Where in the tables its text is sealed. */
export const contentPlace = (id: string) => `mailMessage.content:${id}`;

/** How a mail stands in the outbox. */
export const asOutboxRecord = ({ id, address }: { id: string; address: string }): OutboxRecord => ({
  recordId: id,
  target: address,
});

/** Writes a mail and what has to be done for it in the open transaction; nothing leaves before its commit. */
export async function acceptMail(
  context: Context,
  cipher: FieldCipher,
  { address, subject, text, isSecret = false, chosen }: MailRequest,
): Promise<string> {
  const config = chosen ?? (await repositoryOf(mailConfig, context).first(eq(mailConfigTable.status, 1)));
  const masked = maskedAddress(address);
  const { id } = await repositoryOf(mailMessage, context).insert({
    ...{ address: masked, subject, state: 'queued', configId: config?.id ?? null, attempts: 0 },
  });
  await context.db
    .update(mailMessageTable)
    .set({
      addressSealed: cipher.seal(address, addressPlace(id)),
      contentSealed: cipher.seal(JSON.stringify({ subject, text }), contentPlace(id)),
      isSecret: isSecret ? 1 : 0,
    })
    .where(eq(mailMessageTable.id, id));
  await putInOutbox(context, 'mail', [asOutboxRecord({ id, address: masked })]);
  return id;
}
