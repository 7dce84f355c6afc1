import type { Database } from '../../database/client.ts';
import type { Actor, Context } from './context.ts';

/** A session that stands behind a token. */
export interface LiveSession {
  tenantId: string;
  actor: Actor;
}

/** A route as it was registered. */
export interface Call {
  method: string;
  /** Path below /api, with its leading slash. */
  path: string;
}

/** What the auth plugin asks of whoever keeps sessions and tenants. */
export interface SessionBook {
  /** The session of an access token, at most 5 s old; null when the token is forged, expired or its session ended. */
  resolve(token: string): Promise<LiveSession | null>;
  /** API scopes that cover a call, at most 5 s old; none leaves it to its guard alone. */
  scopesOver(call: Call): Promise<readonly string[]>;
  /** Whether a Basic header names a registered application and its secret; the answer is at most 5 s old. */
  knowsClient(header: string): Promise<boolean>;
  /** Whether a tenant of this number exists and may be used. */
  tenantExists(tenantId: string): Promise<boolean>;
}

/** Why a session was ended. */
export type EndReason =
  | 'logout'
  | 'reuse'
  | 'password'
  | 'contact'
  | 'removed'
  | 'disabled'
  | 'ended'
  | 'secondFactor'
  | 'surplus';

/** What the rules of people, roles and tenants end, within the transaction of a context: it is over if that commits, and only then. */
export interface SessionEnds {
  /** Ends every session of these people. */
  endAllWithin: (context: Context, userIds: readonly string[], reason: EndReason) => Promise<void>;
  /** Ends every session of everybody in these tenants. */
  endAllOfTenantsWithin: (context: Context, tenantIds: readonly string[], reason: EndReason) => Promise<void>;
  /** Makes the next request of every session look at the database, after a change of what people may do. */
  forgetAll: () => void;
}

/** The same for the areas whose calls change a person. */
export interface SessionKeeper extends SessionEnds {
  /** Makes the next request of a session look at the database. */
  forget(sessionId: string): void;
  /** Has a session act for a company, or for its person himself, from the commit on. */
  actFor(tx: Database, sessionId: string, companyId: string | null): Promise<void>;
  /** Has the sessions in which a person acts for himself act for a company that he has become a member of, from the commit on. */
  actForAll(tx: Database, userId: string, companyId: string): Promise<void>;
}
