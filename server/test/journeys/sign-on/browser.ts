import type { InjectOptions } from 'fastify';

import { clientHeader } from '../../test-server.ts';
import type { TestServer } from '../../test-server.ts';

/** A browser of a test: it keeps cookies, by origin, and follows nothing by itself. */
export interface Browser {
  /** A call of our own page. */
  api(path: string, query?: Record<string, string>, headers?: Record<string, string>): Promise<Answered>;
  /** The same with what a page sends. */
  post(path: string, payload?: object, headers?: Record<string, string>): Promise<Answered>;
  cookie(): string;
}

interface Answered {
  status: number;
  // Tests read answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, unknown>;
}

/** A browser with the portal's page open. */
export function portalBrowser(server: TestServer, client = 'portal'): Browser {
  let cookie = '';
  const ask = async (path: string, { headers = {}, ...options }: InjectOptions) => {
    const answer = await server.call({
      ...options,
      url: `/api/policy/gdgovesso/${path}`,
      headers: { ...clientHeader(client), ...(cookie === '' ? {} : { cookie }), ...headers },
    });
    const set = [answer.headers['set-cookie'] ?? []].flat().map(String);
    const mark = set.find((one) => one.includes('-sign-on='));
    if (mark) cookie = mark.split(';')[0] ?? '';
    return answer;
  };
  return {
    cookie: () => cookie,
    api: (path, query = {}, headers = {}) =>
      ask(`${path}?${new URLSearchParams(query).toString()}`, { method: 'GET', headers }),
    post: (path, payload = {}, headers = {}) => ask(path, { method: 'POST', payload, headers }),
  };
}

/** Goes through the pages of the simulated provider as somebody; answers what it puts into the address of our page. */
export async function goThrough(
  url: string,
  account: string,
  act = 'consent',
): Promise<Record<string, string>> {
  const kept = new Map<string, string>();
  const visit = async (address: string, form?: Record<string, string>): Promise<URL> => {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      kept.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null)
      throw new Error(`${address} answered ${String(answer.status)}: ${await answer.text()}`);
    return new URL(location, address);
  };
  const login = await visit(url);
  const resumed = await visit(`${login.href}/login`, { account });
  const consent = await visit(resumed.href);
  const agreed = await visit(`${consent.href}/${act}`, {});
  const back = await visit(agreed.href);
  return Object.fromEntries(back.searchParams);
}
