import { and, desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { loadMail } from '../src/modules/resource/mail/loaded-mail.ts';
import { load } from '../src/modules/resource/sms/loaded-message.ts';
import { mailMessageTable, smsMessageTable } from '../src/modules/resource/tables.ts';
import { accountMessages } from '../src/modules/sign-in/account-codes/tables.ts';
import type { TestServer } from './test-server.ts';

/** What the platform has told people, as they find it on their phones and in their mailboxes. */
export function sentBy(server: TestServer) {
  const rowOf = async (id: string) =>
    (await server.context.db.select().from(accountMessages).where(eq(accountMessages.id, id)))[0];
  return {
    rowOf,
    /** The outbox's own courier works as fast as it can; what it told nobody stays untold. */
    told: async (id: string) => {
      await expect
        .poll(async () => (await rowOf(id))?.secretHash ?? null, { timeout: 20_000 })
        .not.toBeNull();
    },
    /** The code of the last SMS to a phone. */
    codeTo: async (phone: string): Promise<string> => {
      const masked = phone.replace(/^(\d{3})\d{4}/, '$1****');
      const [row] = await server.context.db
        .select({ id: smsMessageTable.id })
        .from(smsMessageTable)
        .where(and(eq(smsMessageTable.phone, masked), eq(smsMessageTable.templateCode, 'code')))
        .orderBy(desc(smsMessageTable.id))
        .limit(1);
      const message = row && (await load(server.services, row.id));
      if (message?.sending.phone !== phone) throw new Error(`no SMS to ${phone}`);
      return message.sending.params['code'] ?? '';
    },
    /** The text of the last e-mail to an address; empty where there is none. */
    mailTo: async (address: string): Promise<string> => {
      const masked = address.replace(/^(.).*(?=@)/, '$1***');
      const rows = await server.context.db
        .select({ id: mailMessageTable.id })
        .from(mailMessageTable)
        .where(eq(mailMessageTable.address, masked))
        .orderBy(desc(mailMessageTable.id));
      for (const { id } of rows) {
        const mail = await loadMail(server.services, id);
        if (mail?.address === address) return mail.text;
      }
      return '';
    },
  };
}
