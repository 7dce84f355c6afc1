import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { canOpen, opensSealedValues } from '../../../kit/services/sealed-columns.ts';
import type { SealedColumn } from '../../../kit/services/sealed-columns.ts';
import type { Services } from '../../../kit/services/services.ts';
import { installationSecrets } from '../tables.ts';

/** A key that signs access tokens, and the name tokens carry to say so. */
export interface SigningKey {
  kid: string;
  secret: string;
}

/** Keys of this installation. */
export interface Secrets {
  /** The last one signs; all of them verify. */
  tokenKeys: readonly SigningKey[];
  fieldSecret: string;
}

type Where = Pick<Services, 'config' | 'database' | 'clock'>;

/** Keys that were published with other products of this kind and long enough to pass for a secret. */
const published = new Set([
  'bladexisapowerfulmicroservicearchitectureupgradedandoptimizedfromacommercialproject',
]);
const fewestCharacters = 16;

/** The environment's keys where it brings any, else the installation's own, made at its first start; 256 bits each. */
export async function loadSecrets(where: Where): Promise<Secrets> {
  const { tokenSecret, fieldSecret } = where.config;
  for (const secret of [tokenSecret, fieldSecret]) if (secret !== undefined) refusePublished(secret);
  return {
    tokenKeys: tokenSecret
      ? [{ kid: nameOf(tokenSecret), secret: tokenSecret }]
      : await ownKeys(where, 'token'),
    fieldSecret: fieldSecret ?? (await ownKey(where, 'field')),
  };
}

/** A secret that anybody can look up or guess protects nothing: the server does not start with one. */
function refusePublished(secret: string) {
  if (published.has(secret) || new Set(secret).size < fewestCharacters) {
    throw new Error(
      'Configuration: TOKEN_SECRET and FIELD_SECRET must be random, not a published or repeated text',
    );
  }
}

const nameOf = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 8);

async function ownKey(where: Where, name: string): Promise<string> {
  const newest = (await ownKeys(where, name)).at(-1);
  if (!newest) throw new Error(`No ${name} key could be stored`);
  return newest.secret;
}

/** Processes that start together make one key: the first to store it wins. */
async function ownKeys({ database: { db }, clock }: Where, name: string): Promise<SigningKey[]> {
  const read = () =>
    db
      .select({ kid: installationSecrets.kid, secret: installationSecrets.secret })
      .from(installationSecrets)
      .where(eq(installationSecrets.name, name))
      .orderBy(asc(installationSecrets.createTime), asc(installationSecrets.kid));
  const known = await read();
  if (known.length > 0) return known;
  const secret = randomBytes(32).toString('base64url');
  const made = { name, kid: '1', secret, createTime: wireTime(clock.now()) };
  await db.insert(installationSecrets).values(made).onConflictDoNothing();
  return read();
}

const check = { name: 'field-check', kid: '1' };
const checkPlace = 'installation_secret.field-check';

/**
 * Refuses a field secret under which this database's sealed values cannot be opened. The first one that a database meets
 * leaves a sealed value there, and every later one has to open it. A database that was filled before this was checked
 * has values of its own, and the first one has to open these.
 */
export async function refuseOtherFieldSecret(
  {
    database: { db },
    clock,
    sealed,
  }: Pick<Where, 'database' | 'clock'> & { sealed: readonly SealedColumn[] },
  cipher: FieldCipher,
): Promise<void> {
  const kept = await checkValue(db);
  if (kept !== null) {
    refuseUnless(canOpen(cipher, kept, checkPlace));
    return;
  }
  refuseUnless((await opensSealedValues({ db, sealed }, cipher)) !== false);
  const made = { ...check, secret: cipher.seal('opened', checkPlace), createTime: wireTime(clock.now()) };
  await db.insert(installationSecrets).values(made).onConflictDoNothing();
  // Another process may have been first, with another secret.
  refuseUnless(canOpen(cipher, (await checkValue(db)) ?? '', checkPlace));
}

async function checkValue(db: Database): Promise<string | null> {
  const [kept] = await db
    .select({ sealed: installationSecrets.secret })
    .from(installationSecrets)
    .where(and(eq(installationSecrets.name, check.name), eq(installationSecrets.kid, check.kid)));
  return kept?.sealed ?? null;
}

function refuseUnless(isRight: boolean): void {
  if (isRight) return;
  throw new Error(
    'FIELD_SECRET is not the one that this database was sealed with, and nothing sealed could be read; ' +
      'set the one that belongs to the database',
  );
}
