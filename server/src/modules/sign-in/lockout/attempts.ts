import type { LockoutKind } from '@policy/shared/contract/sign-in/lockout.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { securityOf } from '../../../accounts/security-policy.ts';
import type { Database } from '../../../database/client.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { loginFailures } from './tables.ts';

/** An account as somebody typed it, whether there is one or not. */
export interface TypedAccount {
  tenantId: string;
  account: string;
}

/** The slow allowance that all addresses share, one for passwords and one for codes. */
const sharedBy = { address: 'account', codeAddress: 'codeAccount' } as const;
type Addressed = keyof typeof sharedBy;
type Shared = (typeof sharedBy)[Addressed];

/** Whether attempts of a kind are counted by the address that they come from. */
export const isAddressed = (kind: LockoutKind): kind is Addressed => kind in sharedBy;
const isShared = (kind: LockoutKind) => Object.values<LockoutKind>(sharedBy).includes(kind);

/**
 * Who tries: an address, the devices that the account's person has signed in from before, or the person himself in an
 * open session. Each has an allowance of its own, so that nobody elsewhere locks somebody out. Codes of the second step
 * are counted apart from passwords: a right password must not forgive wrong codes.
 */
export interface Trier {
  kind: Exclude<LockoutKind, Shared>;
  source: string;
}

/** One attempt that was admitted, and counted as failed until it is taken back. */
export interface Attempt extends TypedAccount {
  trier: Trier;
  at: number;
}

type Ports = Pick<Services, 'database' | 'clock'>;

const day = 86_400_000;
const minute = 60_000;

type Pace = 'quick' | 'slow';

/** How many failures an allowance bears, and how fast it comes back. */
export interface Bound {
  limit: number;
  windowMs: number;
}

/** The bounds that a tenant sets, parameters `account.failCount` and `account.lockMinutes`; the slow allowance bears ten times as many in a day. */
export async function boundsOf(db: Database, tenantId: string): Promise<Record<Pace, Bound>> {
  const policy = await securityOf(db, tenantId);
  const limit = policy['account.failCount'];
  return {
    quick: { limit, windowMs: policy['account.lockMinutes'] * minute },
    slow: { limit: limit * 10, windowMs: day },
  };
}

interface Allowance {
  kind: LockoutKind;
  source: string;
  pace: Pace;
}

/** What an attempt takes from: addresses share the account's slow allowance, known devices have a slow one of their own. */
function allowancesOf({ kind, source }: Trier): readonly Allowance[] {
  return [
    { kind, source, pace: 'quick' },
    isAddressed(kind) ? { kind: sharedBy[kind], source: '', pace: 'slow' } : { kind, source, pace: 'slow' },
  ];
}

/**
 * Counts an attempt as failed before its password or code is looked at, and refuses it (null) while its allowance is used up.
 * One statement each, so that a hundred attempts at once get no more tries than five in a row.
 */
export async function admitAttempt(
  { database: { db }, clock }: Ports,
  typed: TypedAccount,
  trier: Trier,
): Promise<Attempt | null> {
  const bounds = await boundsOf(db, typed.tenantId);
  const at = clock.now().getTime();
  for (const allowance of allowancesOf(trier))
    if (!(await take(db, { ...typed, ...allowance }, { at, ...bounds[allowance.pace] }))) return null;
  return { ...typed, trier, at };
}

/** The same; where it is refused, with the sentence that says for how long. */
export async function requireAttempt(ports: Ports, typed: TypedAccount, trier: Trier): Promise<Attempt> {
  const attempt = await admitAttempt(ports, typed, trier);
  if (attempt) return attempt;
  const { quick } = await boundsOf(ports.database.db, typed.tenantId);
  throw new Refusal('signIn.locked', { minutes: quick.windowMs / minute });
}

async function take(
  db: Database,
  row: TypedAccount & Allowance,
  { at, limit, windowMs }: Bound & { at: number },
): Promise<boolean> {
  const { attempts } = loginFailures;
  const since = sql`${at - windowMs}::bigint`;
  const counted = await db
    .insert(loginFailures)
    .values({ ...row, attempts: [at] })
    .onConflictDoUpdate({
      target: [
        loginFailures.tenantId,
        loginFailures.account,
        loginFailures.kind,
        loginFailures.source,
        loginFailures.pace,
      ],
      set: {
        attempts: sql`array(select a from unnest(${attempts}) as a where a > ${since}) || ${at}::bigint`,
      },
      // Locked for the whole window from the attempt that filled it.
      setWhere: sql`cardinality(${attempts}) < ${limit} or ${attempts}[cardinality(${attempts})] <= ${since}`,
    })
    .returning({ account: loginFailures.account });
  return counted.length > 0;
}

/** A right password or code: what this one counted is taken back, and the earlier failures of the same trier are forgotten. */
export async function attemptSucceeded(
  { database: { db } }: Pick<Ports, 'database'>,
  { trier, at, ...typed }: Attempt,
): Promise<void> {
  for (const { kind, source, pace } of allowancesOf(trier)) {
    const own = and(
      ofAccount(typed),
      eq(loginFailures.kind, kind),
      eq(loginFailures.source, source),
      eq(loginFailures.pace, pace),
    );
    // Failures from other addresses are not forgiven by one success.
    if (isShared(kind))
      await db
        .update(loginFailures)
        .set({ attempts: sql`array_remove(${loginFailures.attempts}, ${at}::bigint)` })
        .where(own);
    else await db.delete(loginFailures).where(own);
  }
}

/** Unlocks an account for everybody who tried. */
export async function forgetAttempts(
  { database: { db } }: Pick<Ports, 'database'>,
  typed: TypedAccount,
): Promise<void> {
  await db.delete(loginFailures).where(ofAccount(typed));
}

/** Forgets wrong passwords, and no wrong code: whoever chose a new password has proved nothing of his second factor. */
export async function forgetPasswordAttempts(db: Database, typed: TypedAccount): Promise<void> {
  const kinds: LockoutKind[] = ['address', 'account', 'device', 'person'];
  await db.delete(loginFailures).where(and(ofAccount(typed), inArray(loginFailures.kind, kinds)));
}

const ofAccount = ({ tenantId, account }: TypedAccount) =>
  and(eq(loginFailures.tenantId, tenantId), eq(loginFailures.account, account));
