import { createHash, timingSafeEqual } from 'node:crypto';
import { client } from '@policy/shared/contract/entities/identity/client.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';

import type { Context } from '../../kit/context.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { Refusal } from '../../kit/errors.ts';
import { tableOf } from '../../kit/table.ts';

/** A registered application. */
export type Client = RowOf<typeof client>;

/** The application that a Basic header names, or null when it names none or does not know its secret. */
export async function clientOf(context: Context, header: string | undefined): Promise<Client | null> {
  const said = credentialsOf(header ?? '');
  if (!said) return null;
  const row = await repositoryOf(client, context).first(eq(tableOf(client).clientId, said.id));
  return row?.status === 1 && isSame(said.secret, row.clientSecret) ? row : null;
}

function credentialsOf(header: string): { id: string; secret: string } | null {
  const [, packed = ''] = /^Basic\s+([A-Za-z\d+/=_-]+)$/i.exec(header) ?? [];
  const said = Buffer.from(packed, 'base64').toString('utf8');
  const at = said.indexOf(':');
  if (at < 1 || said.includes('\0')) return null;
  return { id: said.slice(0, at), secret: said.slice(at + 1) };
}

/** The application that asks for a token; refuses one that is not registered. */
export async function requireClient(context: Context, header: string | undefined): Promise<Client> {
  const known = await clientOf(context, header);
  if (!known) throw new Refusal('signIn.client');
  return known;
}

/** Whether people of this type sign in through the application: 0 admits both. */
export const admits = (row: Client, userType: number): boolean =>
  row.userType === 0 || row.userType === userType;

function isSame(said: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(said), digest(secret));
}
