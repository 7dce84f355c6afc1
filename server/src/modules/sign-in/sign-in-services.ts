import type { Services } from '../../kit/services/services.ts';
import { openSessions } from './sessions/session-book.ts';
import type { OpenSessions } from './sessions/session-book.ts';
import { accessTokens } from './tokens/access-tokens.ts';
import type { AccessTokens } from './tokens/access-tokens.ts';
import type { Secrets } from './tokens/secrets.ts';

/** What the calls of this area share. */
export interface SignInServices {
  services: Services;
  tokens: AccessTokens;
  sessions: OpenSessions;
}

/** Sessions and tokens of one installation. */
export function createSignIn(
  ports: Pick<Services, 'database' | 'clock'>,
  secrets: Secrets,
): Omit<SignInServices, 'services'> {
  const tokens = accessTokens(secrets.tokenKeys, ports.clock);
  return { tokens, sessions: openSessions(ports, tokens) };
}
