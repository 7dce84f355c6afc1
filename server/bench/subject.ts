import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { bearer, clientHeader } from '../test/test-server.ts';
import { startProcess } from './process/start-process.ts';
import type { Benchmarked } from './process/start-process.ts';

/** Where the server and its bare limit answer. */
interface Ready {
  ours: string;
  limit: string;
}

/** A running server on 10,000 policies, its bare limit beside it, and the header of an editor who is signed in. */
export type Subject = Benchmarked<Ready> & { headers: Record<string, string> };

/** Starts both and signs the editor in. */
export async function startSubject(archive: string, databaseUrl?: string): Promise<Subject> {
  const args = [archive, ...(databaseUrl ? [databaseUrl] : [])];
  const started = await startProcess<Ready>('subject-process', args);
  return { ...started, headers: await signIn(started.ours) };
}

async function signIn(api: string): Promise<Record<string, string>> {
  const answer = await fetch(`${api}/blade-auth/oauth/token`, {
    method: 'POST',
    headers: { ...clientHeader('integration'), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...{ tenantId: '000000', scope: 'all', grant_type: 'password' },
      ...{ username: 'editor', password: hashPassword('editor') },
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return bearer(token);
}
