import { and, eq } from 'drizzle-orm';
import { z } from 'zod';

import type { Services } from '../../../kit/services/services.ts';
import { mailConfigTable as configs, mailMessageTable as messages } from '../tables.ts';
import { mailSecretPlace } from './mail-configs.ts';
import { addressPlace, contentPlace } from './send-mail.ts';

/** How to reach a mail server, and as whom. */
export interface MailServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  sender: string;
  senderName: string | null;
  account: string | null;
  password: string;
}

/** A mail with everything that sending it takes; without a server it stays where it is. */
export interface LoadedMail {
  address: string;
  subject: string;
  text: string;
  isSecret: boolean;
  server: MailServer | null;
}

const content = z.object({ subject: z.string(), text: z.string() });
type Ports = Pick<Services, 'database' | 'cipher'>;

/** The mail of an id; null when it, or what it says, is there no more. */
export async function loadMail({ database: { db }, cipher }: Ports, id: string): Promise<LoadedMail | null> {
  const { configId, addressSealed, contentSealed, isSecret } = messages;
  const [row] = await db
    .select({ configId, addressSealed, contentSealed, isSecret })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.isDeleted, 0)));
  if (typeof row?.addressSealed !== 'string' || typeof row.contentSealed !== 'string') return null;
  return {
    ...content.parse(JSON.parse(cipher.open(row.contentSealed, contentPlace(id)))),
    address: cipher.open(row.addressSealed, addressPlace(id)),
    isSecret: row.isSecret === 1,
    server: row.configId ? await serverOf({ database: { db }, cipher }, row.configId) : null,
  };
}

async function serverOf(
  { database: { db }, cipher }: { database: Pick<Services['database'], 'db'>; cipher: Services['cipher'] },
  configId: string,
): Promise<MailServer | null> {
  const [config] = await db
    .select({
      ...{ category: configs.category, host: configs.host, port: configs.port, security: configs.security },
      ...{ sender: configs.sender, senderName: configs.senderName, account: configs.accessKey },
      secretKey: configs.secretKey,
    })
    .from(configs)
    .where(eq(configs.id, configId));
  if (config?.category !== 'smtp' || !config.host || !config.port || !config.sender) return null;
  const { secretKey, category: _, host, port, sender, ...rest } = config;
  const password = typeof secretKey === 'string' ? cipher.open(secretKey, mailSecretPlace(configId)) : '';
  return { ...rest, host, port, sender, password };
}
