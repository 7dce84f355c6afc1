import { createHash, timingSafeEqual } from 'node:crypto';
import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { clientTable } from '../tables.ts';

/** A registered application. */
export type Client = RowOf<typeof client>;

/** The application that a Basic header names, or null when it names none or does not know its secret. */
export async function clientOf(context: Context, header: string | undefined): Promise<Client | null> {
  const said = credentialsOf(header ?? '');
  if (!said) return null;
  const row = await repositoryOf(client, context).first(eq(clientTable.clientId, said.id));
  return row?.status === 1 && (await knowsSecret(context, row, said.secret)) ? row : null;
}

/** Whether a Basic header names a registered application and its secret. */
export async function isClient(db: Database, header: string): Promise<boolean> {
  const said = credentialsOf(header);
  if (!said) return false;
  const { clientId, clientSecret, status, isDeleted } = clientTable;
  const [row] = await db
    .select({ stored: clientSecret })
    .from(clientTable)
    .where(and(eq(clientId, said.id), eq(status, 1), eq(isDeleted, 0)));
  return typeof row?.stored === 'string' && isSame(secretHash(said.secret), row.stored);
}

async function knowsSecret({ db }: Context, { id }: Client, said: string): Promise<boolean> {
  const [row] = await db
    .select({ stored: clientTable.clientSecret })
    .from(clientTable)
    .where(eq(clientTable.id, id));
  return typeof row?.stored === 'string' && isSame(secretHash(said), row.stored);
}

/** The form in which a secret is kept. */
const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Replaces the secret of an application; only whoever was told it can use it from now on. */
export async function setSecret({ db }: Pick<Context, 'db'>, id: string, secret: string): Promise<void> {
  await db
    .update(clientTable)
    .set({ clientSecret: secretHash(secret) })
    .where(eq(clientTable.id, id));
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

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
