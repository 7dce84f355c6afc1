import { createHash } from 'node:crypto';
import { expect } from 'vitest';

import { bearer, clientHeader } from '../test-server.ts';
import type { Answer, TestServer } from '../test-server.ts';

/** What a form or a table of such a client holds. */
export type Form = Record<string, unknown>;

/** A menu or a button as such a client keeps it. */
export interface FamilyMenu {
  code: string;
  name: string;
  path: string;
  meta?: { roles?: string[]; keepAlive?: boolean };
  children?: FamilyMenu[];
}

/** A page as its frame registers it. */
export interface FamilyRoute {
  path: string;
  component: string;
}

/** A back-office of the platform family, written from what such clients send and read: a frame and its pages, without the pictures. */
export class FamilyClient {
  readonly #server: TestServer;
  #token = '';
  #refreshToken = '';

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Every call says which application asks; parameters that are nothing are left out, as its HTTP library does. */
  async #ask(method: 'GET' | 'POST', path: string, sent: { params?: Form; data?: Form | Form[] }) {
    const said = Object.entries(sent.params ?? {}).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    const query = new URLSearchParams(said.map(([key, value]): [string, string] => [key, String(value)]));
    const answer: Answer = await this.#server.call({
      ...{ method, url: `/api/${path}?${query.toString()}` },
      ...(sent.data && { payload: sent.data }),
      headers: { ...clientHeader('integration'), ...(this.#token && bearer(this.#token)) },
    });
    return answer;
  }

  /** An answer that its interceptor lets through: the envelope says that all went well. */
  async #data(method: 'GET' | 'POST', path: string, sent: { params?: Form; data?: Form }) {
    const { body } = await this.#ask(method, path, sent);
    expect(body, `${path} ${JSON.stringify(body)}`).toMatchObject({ code: 200, success: true });
    return body.data;
  }

  get = (path: string, params: Form = {}) => this.#data('GET', path, { params });
  /** Rows go in the body. */
  save = (path: string, data: Form) => this.#data('POST', path, { data });
  /** What names rows goes in the query. */
  act = (path: string, params: Form) => this.#data('POST', path, { params });
  /** A table's page. */
  page = (path: string, params: Form = {}) => this.get(path, { ...params, current: 1, size: 10 });

  async signIn(tenantId: string, username: string, password: string): Promise<Form> {
    const hashed = createHash('sm3').update(password).digest('hex');
    const params = {
      tenantId,
      username,
      password: hashed,
      grant_type: 'password',
      scope: 'all',
      type: 'account',
    };
    return this.#keep(await this.#ask('POST', 'blade-auth/oauth/token', { params }));
  }

  async refresh(tenantId: string): Promise<Form> {
    const params = { tenantId, refresh_token: this.#refreshToken, grant_type: 'refresh_token', scope: 'all' };
    return this.#keep(await this.#ask('POST', 'blade-auth/oauth/token', { params }));
  }

  #keep({ status, body }: Answer): Form {
    expect(status, JSON.stringify(body)).toBe(200);
    this.#token = body.access_token;
    this.#refreshToken = body.refresh_token;
    return body;
  }

  async signOut(): Promise<number> {
    return (await this.#ask('GET', 'blade-auth/oauth/logout', {})).status;
  }

  /** The pages that its router registers: a first level without anything below is a page itself. */
  async routes(topMenuId?: string): Promise<FamilyRoute[]> {
    const menus: FamilyMenu[] = await this.get('blade-system/menu/routes', { topMenuId });
    return menus.flatMap((menu) => routesBelow(menu));
  }

  /** The permission codes that its pages ask for: whatever has no list below it. */
  async permissions(): Promise<Set<string>> {
    const codes = (list: readonly FamilyMenu[]): string[] =>
      list.flatMap(({ code, children }) => (children ? codes(children) : [code]));
    return new Set(codes(await this.get('blade-system/menu/buttons')));
  }
}

/** It writes to `meta` and takes any list, even an empty one, for a branch: what is a branch has no page. */
function routesBelow(menu: FamilyMenu): FamilyRoute[] {
  const meta = menu.meta ?? {};
  meta.keepAlive = true;
  if (menu.children) return menu.children.flatMap(routesBelow);
  return [{ path: menu.path, component: `views${menu.path}` }];
}
