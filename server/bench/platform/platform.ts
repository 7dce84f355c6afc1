import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { bearer, clientHeader } from '../../test/test-server.ts';
import { startProcess } from '../process/start-process.ts';
import type { Benchmarked } from '../process/start-process.ts';

/** What the benchmarked process tells when it is ready. */
export interface Ready {
  api: string;
  /** Paths of every list that it has. */
  lists: readonly string[];
}

/** A running server on a filled platform, and the header of its administrator. */
export type Platform = Benchmarked<Ready> & { headers: Record<string, string> };

/** Starts the server and signs its administrator in. */
export async function startPlatform(databaseUrl: string): Promise<Platform> {
  const started = await startProcess<Ready>('platform/platform-process', [databaseUrl]);
  return { ...started, headers: await signIn(started.api) };
}

const password = hashPassword('admin');

/** The parameters of a sign-in with the password of the demonstration's administrator. */
export const credentials = (username = 'admin') =>
  new URLSearchParams({
    ...{ tenantId: '000000', scope: 'all', grant_type: 'password' },
    ...{ username, password },
  });

/** The headers of a call that asks for a token. */
export const tokenHeaders = {
  ...clientHeader('integration'),
  'content-type': 'application/x-www-form-urlencoded',
};

async function signIn(api: string): Promise<Record<string, string>> {
  const answer = await fetch(`${api}/blade-auth/oauth/token`, {
    ...{ method: 'POST', headers: tokenHeaders, body: credentials() },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return bearer(token);
}
