import { expect } from 'vitest';

import { bearer, signIn } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import { otherTenant } from '../conformance/fixture.ts';
import type { Who } from './case.ts';

/** A sign-in that stands. */
export interface Session {
  access: string;
  refresh: string;
}

/** Accounts of the fixture that the cases' callers are; a company each, and who keeps a tenant. */
const accounts: Record<Exclude<Who, 'anonymous'>, readonly [account: string, tenantId: string]> = {
  'portal-user': ['near', '000000'],
  'tenant-admin': ['manager', '000000'],
  'other-tenant': ['neighbour', otherTenant],
  platform: ['admin', '000000'],
};

/** Sign-ins of the cases' callers. */
export interface Sessions {
  /** The headers that a caller's calls carry. */
  headersOf: (who: Who) => Promise<Record<string, string>>;
  /** A sign-in that no other case shares, for those that spend it. */
  fresh(who: Exclude<Who, 'anonymous'>): Promise<Session>;
  /** Lets everybody sign in anew, after a case that ended sessions. */
  forget(): void;
}

/** Signs in each caller once, and again for those who ask for a session of their own. */
export function sessionsOn(server: TestServer): Sessions {
  const kept = new Map<Who, Promise<Session>>();
  const fresh: Sessions['fresh'] = async (who) => {
    const [account, tenantId] = accounts[who];
    const { body } = await signIn(server, account, { tenantId });
    expect(body.access_token, `${account} ${JSON.stringify(body)}`).toBeTruthy();
    return { access: String(body.access_token), refresh: String(body.refresh_token) };
  };
  return {
    fresh,
    forget: () => kept.clear(),
    headersOf: async (who) => {
      if (who === 'anonymous') return {};
      const session = kept.get(who) ?? fresh(who);
      kept.set(who, session);
      return bearer((await session).access);
    },
  };
}
