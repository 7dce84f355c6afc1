import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { bearer, clientHeader } from '../../test/test-server.ts';
import type { Answer, Question, Ready } from './messages.ts';

/** A running server on a filled platform, and the header of its administrator. */
export interface Platform extends Ready {
  headers: Record<string, string>;
  ask: (question: Question) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** Starts the server in a process of its own, so that the load does not share its event loop. */
export async function startPlatform(databaseUrl: string): Promise<Platform> {
  const program = fileURLToPath(new URL('./platform-process.ts', import.meta.url));
  const child = fork(program, [databaseUrl], {
    execArgv: ['--import', import.meta.resolve('tsx'), '--expose-gc'],
  });
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code) => reject(new Error(`the benchmarked server ended with ${code}`)));
  });
  const ask = async (question: Question) => {
    child.send(question);
    const [message] = (await once(child, 'message')) as [{ answer: Answer }];
    return message.answer;
  };
  const stop = async () => {
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
  };
  return { ...ready, headers: await signIn(ready.api), ask, stop };
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
