import type { Services } from '../../kit/services/services.ts';
import { accessTokens } from './access-tokens.ts';
import type { AccessTokens } from './access-tokens.ts';
import { briefCache } from './brief-cache.ts';
import type { BriefCache } from './brief-cache.ts';
import type { MenuRow } from './menu-tree.ts';
import type { Secrets } from './secrets.ts';
import { openSessions } from './session-book.ts';
import type { OpenSessions } from './session-book.ts';

/** What the calls of this area share. */
export interface Identity {
  services: Services;
  tokens: AccessTokens;
  sessions: OpenSessions;
  /** The platform's menus, which everybody asks for who opens the back-office. */
  menus: BriefCache<readonly MenuRow[]>;
}

/** Sessions and tokens of one installation; its `sessions` are the session book that the auth plugin asks. */
export function createIdentity(
  ports: Pick<Services, 'database' | 'clock'>,
  secrets: Secrets,
): Omit<Identity, 'services'> {
  const tokens = accessTokens(secrets.tokenKeys, ports.clock);
  const sessions = openSessions(ports, tokens);
  const menus = briefCache<readonly MenuRow[]>(ports.clock);
  const forgetAll = () => {
    sessions.forgetAll();
    menus.forgetAll();
  };
  return { tokens, menus, sessions: { ...sessions, forgetAll } };
}
