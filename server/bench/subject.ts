import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { bearer, clientHeader } from '../test/test-server.ts';

/** A running server on 10,000 policies, its bare limit beside it, and the header of an editor who is signed in. */
export interface Subject {
  ours: string;
  limit: string;
  headers: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts both in a process of their own, so that the load does not share their event loop. */
export async function startSubject(archive: string, databaseUrl?: string): Promise<Subject> {
  const program = fileURLToPath(new URL('./subject-process.ts', import.meta.url));
  const child = fork(program, [archive, ...(databaseUrl ? [databaseUrl] : [])], {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  const origins = await new Promise<{ ours: string; limit: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { ours: string; limit: string }));
    child.once('exit', (code) => reject(new Error(`the benchmarked server ended with ${code}`)));
  });
  const stop = async () => {
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
  };
  return { ...origins, headers: await signIn(origins.ours), stop };
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
