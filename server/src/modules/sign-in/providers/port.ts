import type { TicketPerson } from '../../../sign-on/tickets.ts';

/** A sign-on that begins: what the provider has to bring back, and to where. */
interface Visit {
  state: string;
  nonce: string;
  challenge: string;
  returnAddress: string;
  locale: string;
}

/** What a provider sent its reader back with, and what was kept of his visit. */
interface Return {
  code: string;
  state: string;
  /** Who says that he answers, where the provider tells it in the address. */
  issuer: string;
  nonce: string;
  verifier: string;
  returnAddress: string;
}

/** Somebody whom a provider vouches for. */
export interface Vouched {
  /** Who he is to the provider, always the same. */
  subject: string;
  person: Omit<TicketPerson, 'loginId' | 'providerId'>;
  /** By what the provider is asked for his level again, and told that he left. */
  access: string | null;
  identity: string | null;
  /** By what the provider knows the session that he has there; null where it does not tell. */
  session: string | null;
}

/** Who left a provider, as it tells by itself: one session that he has there, or all of his. */
export interface LeftThere {
  subject: string | null;
  session: string | null;
  /** The message, which is heard once. */
  message: string;
}

/** Bounds of one exchange with a provider. */
export interface Call {
  signal: AbortSignal;
}

/** Whoever vouches for people; each adapter speaks one protocol, asks only within its bounds, and refuses what it cannot prove. */
export interface IdentityProvider {
  /** The address that the reader is sent to. */
  begin(visit: Visit, call: Call): Promise<URL>;
  /** Who came back. */
  finish(back: Return, call: Call): Promise<Vouched>;
  /** The level that the provider gives him now. */
  level(known: { access: string; subject: string }, call: Call): Promise<number>;
  /** The address that ends his session at the provider; none where it has no such thing. */
  end(leaving: { identity: string; returnAddress: string }, call: Call): Promise<URL | null>;
  /** Who left, by a message that the provider has signed; refuses what it did not. */
  left(message: string, call: Call): Promise<LeftThere>;
}
