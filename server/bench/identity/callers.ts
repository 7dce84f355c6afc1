import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { bearer } from '../../test/test-server.ts';
import { tokenHeaders } from '../platform/platform.ts';

/** Somebody who is signed in at a server. */
export interface Caller {
  api: string;
  headers: Record<string, string>;
}

/** The same at another server of the installation. */
export const at = (api: string, { headers }: Caller): Caller => ({ api, headers });

/** Signs in with the password of the demonstration's administrator. */
export async function signInAt(api: string, username: string): Promise<Caller> {
  const body = new URLSearchParams({
    ...{ tenantId: '000000', scope: 'all', grant_type: 'password' },
    ...{ username, password: hashPassword('admin') },
  });
  const answer = await fetch(`${api}/blade-auth/oauth/token`, {
    ...{ method: 'POST', headers: tokenHeaders, body },
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`${username} could not sign in`);
  return { api, headers: bearer(token) };
}

/** What a call answers, with its status. */
export async function call({ api, headers }: Caller, path: string, body?: object) {
  const sent = body
    ? {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'content-type': 'application/json' },
      }
    : { headers };
  const answer = await fetch(`${api}/${path}`, sent);
  return { status: answer.status, body: (await answer.json()) as { data: unknown } };
}

/** What a call that has to succeed answers. */
export async function dataOf<Data>(caller: Caller, path: string, body?: object): Promise<Data> {
  const { status, body: answer } = await call(caller, path, body);
  if (status !== 200) throw new Error(`${path} answered ${String(status)}: ${JSON.stringify(answer)}`);
  return answer.data as Data;
}
