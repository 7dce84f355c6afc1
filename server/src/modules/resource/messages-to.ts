import { and, eq, inArray } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { canOpen } from '../../kit/services/sealed-columns.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';
import { maskedAddress } from './mail/mail-address.ts';
import { addressPlace } from './mail/send-mail.ts';
import { hashOfPhone } from './sms/send-message.ts';
import { mailMessageTable, smsMessageTable } from './tables.ts';

/** Ids of the messages to some phones and addresses: a phone is known by its hash, an address by its mask and then by itself. */
export async function messagesTo(
  { db, tenantId }: Context,
  cipher: FieldCipher,
  { phones, emails }: { phones: readonly string[]; emails: readonly string[] },
): Promise<{ sms: string[]; mails: string[] }> {
  const sms = await db
    .select({ id: smsMessageTable.id })
    .from(smsMessageTable)
    .where(
      and(
        eq(smsMessageTable.tenantId, tenantId),
        inArray(
          smsMessageTable.phoneHash,
          phones.map((phone) => hashOfPhone(cipher, phone)),
        ),
      ),
    );
  const { id, address, addressSealed } = mailMessageTable;
  const mails = await db
    .select({ id, addressSealed })
    .from(mailMessageTable)
    .where(and(eq(mailMessageTable.tenantId, tenantId), inArray(address, emails.map(maskedAddress))));
  const opened = mails.filter(({ id: mail, addressSealed: sealed }) => {
    if (typeof sealed !== 'string' || !canOpen(cipher, sealed, addressPlace(mail))) return false;
    return emails.includes(cipher.open(sealed, addressPlace(mail)));
  });
  return { sms: sms.map((one) => one.id), mails: opened.map((one) => one.id) };
}
