import type { InjectOptions } from 'fastify';
import FormData from 'form-data';

import { bearer, signIn } from '../test-server.ts';
import type { Answer, TestServer } from '../test-server.ts';

/** Somebody who is signed in and calls. */
export interface Person {
  get(path: string, query?: Record<string, string>): Promise<Answer>;
  post(path: string, payload?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Stores a file as material of an application, unless it is for something else. */
  upload(name: string, body: Buffer, purpose?: string): Promise<Answer>;
}

/** Signs somebody in whose password is his account, as in the demonstration; `over` changes the sign-in. */
export async function personOf(
  server: TestServer,
  account: string,
  over: Record<string, string> = {},
): Promise<Person> {
  const { body } = await signIn(server, account, over);
  return callerOf(server, bearer(String(body.access_token)));
}

/** Somebody who calls with the given headers and no others. */
export function callerOf(server: TestServer, headers: Record<string, string>): Person {
  const call = (options: InjectOptions) =>
    server.call({ ...options, headers: { ...headers, ...options.headers } });
  return {
    get: (path, query = {}) => call({ method: 'GET', url: `/api/${path}`, query }),
    post: (path, payload = {}, more = {}) =>
      call({ method: 'POST', url: `/api/${path}`, payload, headers: more }),
    upload: (name, content, purpose = 'applicationMaterial') => {
      const form = new FormData();
      form.append('purpose', purpose);
      form.append('file', content, { filename: name });
      return call({
        method: 'POST',
        url: '/api/blade-resource/oss/endpoint/put-file',
        payload: form.getBuffer(),
        headers: form.getHeaders(),
      });
    },
  };
}
