import type { LookupAddress } from 'node:dns';
import { createTransport } from 'nodemailer';

import type { Outbound } from '../../../kit/services/outbound.ts';
import type { LoadedMail, MailServer } from './loaded-mail.ts';

/** What became of a mail; `isFinal` failures are not worth another try. */
export type MailOutcome = { ok: true } | { ok: false; isFinal: boolean; reason: string };

/** Well below the minute for which an event is taken. */
const timeoutMs = 15_000;
const firstPermanent = 500;

/** Hands a mail to its server. The id keeps the message the same at every attempt, so that a receiver may know it. */
export async function sendBySmtp(
  { address, subject, text }: LoadedMail,
  server: MailServer,
  { outbound, id }: { outbound: Outbound; id: string },
): Promise<MailOutcome> {
  const transport = createTransport({
    // The address is looked up here, so that a name that has moved into the own network meanwhile is refused.
    host: await addressOf(server.host, outbound),
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    tls: { servername: server.host },
    ...(server.account && { auth: { user: server.account, pass: server.password } }),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    // Nothing that a text names is read from a disk or fetched.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  try {
    await transport.sendMail({
      from: { name: server.senderName ?? '', address: server.sender },
      to: { name: '', address },
      ...{ subject, text },
      messageId: `<${id}@${server.sender.split('@')[1] ?? 'localhost'}>`,
    });
    return { ok: true };
  } catch (error) {
    return failureOf(error);
  } finally {
    transport.close();
  }
}

/** A server that says 5xx will say it again; whoever cannot be reached may be reached later. */
function failureOf(error: unknown): MailOutcome {
  const said = error instanceof Error ? error : new Error('failed');
  const status = 'responseCode' in said ? Number(said.responseCode) : 0;
  // What a server answers may carry the address; a log of masked addresses must not tell it.
  const code = 'code' in said && typeof said.code === 'string' ? said.code : said.name;
  return {
    ...{ ok: false, isFinal: status >= firstPermanent },
    reason: status ? `${code} ${String(status)}` : code,
  };
}

const addressOf = (host: string, { lookup }: Outbound): Promise<string> =>
  new Promise((resolve, reject) => {
    lookup(host, { all: false }, (error: Error | null, found: string | LookupAddress[]) => {
      if (error) reject(error);
      else resolve(typeof found === 'string' ? found : (found[0]?.address ?? host));
    });
  });
