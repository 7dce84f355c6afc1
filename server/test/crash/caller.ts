import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { bearer, clientHeader } from '../test-server.ts';

/** The server was killed while it was being asked. */
export class ServerGone extends Error {}

/** An answer other than 200, with what it said. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    body: unknown,
  ) {
    super(`${status}: ${JSON.stringify(body)}`);
  }
}

/** Somebody's calls to a server that may die at any moment. */
export interface Caller {
  get<T>(path: string, query?: Record<string, string>): Promise<T>;
  post<T>(path: string, body: object, headers?: Record<string, string>): Promise<T>;
  upload<T>(path: string, form: FormData): Promise<T>;
}

/** Signs somebody in at his first call, whose password is his account; the session outlives the server's death. */
export function callerOf(origin: string, account: string): Caller {
  let session: Promise<Record<string, string>> | undefined;
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    session ??= signIn(origin, account);
    const headers = await session.catch((error: unknown) => {
      session = undefined;
      throw error;
    });
    const merged = { ...headers, ...(init.headers as Record<string, string>) };
    const { data } = (await ask(`${origin}/api/${path}`, { ...init, headers: merged })) as { data: T };
    return data;
  };
  const json = { 'content-type': 'application/json' };
  return {
    get: (path, query = {}) => call(`${path}?${new URLSearchParams(query).toString()}`, {}),
    post: (path, body, headers = {}) =>
      call(path, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...headers } }),
    upload: (path, form) => call(path, { method: 'POST', body: form }),
  };
}

async function signIn(origin: string, account: string): Promise<Record<string, string>> {
  const { access_token: token } = (await ask(`${origin}/api/blade-auth/oauth/token`, {
    method: 'POST',
    headers: clientHeader('integration'),
    body: new URLSearchParams({
      ...{ tenantId: '000000', scope: 'all', grant_type: 'password' },
      ...{ username: account, password: hashPassword(account) },
    }),
  })) as { access_token: string };
  return bearer(token);
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  // A connection that breaks before or within the answer is all that a killed server leaves.
  const gone = (cause: unknown): never => {
    throw new ServerGone('the server was killed', { cause });
  };
  const answer = await fetch(url, init).catch(gone);
  const body: unknown = await answer.json().catch(gone);
  if (answer.status !== 200) throw new Refused(answer.status, body);
  return body;
}
