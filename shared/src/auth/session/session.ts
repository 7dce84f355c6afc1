import * as z from 'zod/mini';

import { ApiError } from '../../client/api-error.ts';
import type { CallOptions, Http } from '../../client/http.ts';
import { clientSentence } from '../../messages/client-sentence.ts';
import { readLanguage } from '../preferences/language.ts';
import { clearLock } from '../lock/lock.ts';
import { deviceKey } from './standing.ts';
import { createLeaving } from './leaving.ts';
import { userKey } from './session-name.ts';
import { readUser, sessionUser } from './session-user.ts';
import type { SessionUser } from './session-user.ts';
import { deviceTokenHeader, refreshCookieHeader } from '../storage/site.ts';
import type { SiteKey } from '../storage/site.ts';
import type { SiteStore } from '../storage/storage.ts';
import type { Tokens } from './tokens.ts';

const tokenPath = 'blade-auth/oauth/token';
const secondStepPath = `${tokenPath}/second-step`;

const said = z.string().check(z.minLength(1));
const tokenAnswer = z.object({ ...sessionUser.shape, access_token: said });

const deviceAnswer = z.object({ device_token: said });
const refusalAnswer = z.object({ error_description: said });

/** What the sign-in form holds; with a captcha the grant is captcha, else password. */
export interface Credentials {
  tenantId: string;
  username: string;
  password: string;
  captcha?: { key: string; code: string };
}

/** What a third party sends its reader back with. */
export interface SocialReturn {
  tenantId: string;
  source: string;
  code: string;
  state: string;
}

/** A site's session: one place that stores and ends it. */
export interface Session {
  /** Throws an ApiError with the server's sentence, and then nothing is stored. */
  signIn(credentials: Credentials): Promise<SessionUser>;
  /** Ends a sign-in that waits for its code, which `secondStepOf` told of the refusal. */
  finishSignIn(step: { ticket: string; code: string }): Promise<SessionUser>;
  /** The same with what a third party sent back; the person may have no account here yet. */
  signInSocially(back: SocialReturn): Promise<SessionUser>;
  /** A session begins by another call than those of tokens, which is asked with these headers; it may answer something else. */
  beginBy(
    ask: (headers: Record<string, string>) => Promise<{ body: unknown; isSession: boolean }>,
  ): Promise<void>;
  /** Exchanges the refresh token, which the browser sends by itself, for one department and role where they are named; leaves the tokens when refused. */
  refresh(acting?: { deptId: string; roleId: string }): Promise<void>;
  /** Asks the server anew who is signed in, and keeps what it says. */
  reread(): Promise<SessionUser>;
  /** Ends the session here at once and on the server; where that does not answer, the next page load finishes it. Answers where it ends at the provider too, by which the person came. */
  signOut: () => Promise<string | undefined>;
  /** Tells the server of a sign-out that it has not heard of; nothing where there is none. */
  finishSignOut: () => Promise<void>;
  /** The session is over or not whole: what is left of it goes, here and on the server. */
  end: () => void;
  user(): SessionUser | null;
}

interface SessionPorts {
  http: Http;
  tokens: Tokens;
  store: SiteStore;
  site: SiteKey;
}

/** Builds the session of a site over its transport and its storage. */
export function createSession({ http, tokens, store, site }: SessionPorts): Session {
  const user = () => readUser(store);
  const leaving = createLeaving({ http, tokens, store, site });
  const keep = (answer: unknown): SessionUser => {
    const read = readAnswer(answer, store);
    tokens.save(read.access_token);
    const known = sessionUser.parse(read);
    store.write(userKey, known);
    return known;
  };
  const ask = (path: string, form: Record<string, string>, options: CallOptions = {}) =>
    http.postForm<unknown>(path, form, {
      ...options,
      anonymous: true,
      headers: { ...options.headers, [refreshCookieHeader]: site },
    });
  /** A new session begins: a sign-out that is still under way is finished first, so that it cannot end the new one. */
  const begin = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    await leaving.finish().catch(() => undefined);
    return enter(await ask(path, form, { headers: { ...headers, ...deviceHeader() } }));
  };
  const deviceHeader = () => ({ [deviceTokenHeader]: store.read(deviceKey, z.string()) ?? '' });
  const enter = (answer: unknown): SessionUser => {
    const known = keep(answer);
    const told = deviceAnswer.safeParse(answer);
    if (told.success) store.write(deviceKey, told.data.device_token);
    leaving.forget();
    clearLock(store);
    return known;
  };
  return {
    user,
    async signIn(credentials) {
      const { form, headers } = await signInForm(credentials);
      return begin(tokenPath, form, headers);
    },
    finishSignIn: ({ ticket, code }) => begin(secondStepPath, { mfa_token: ticket, code }),
    signInSocially: (back) =>
      begin(tokenPath, { ...back, grant_type: 'social', scope: 'all' }, { 'Tenant-Id': back.tenantId }),
    beginBy: async (ask) => {
      await leaving.finish().catch(() => undefined);
      const answer = await ask({ [refreshCookieHeader]: site, ...deviceHeader() });
      if (answer.isSession) enter(answer.body);
    },
    async refresh(acting) {
      const before = tokens.access();
      const form = {
        grant_type: 'refresh_token',
        scope: 'all',
        tenantId: user()?.tenant_id ?? '',
        ...acting,
      };
      // Only one who chose a department and role waits for the answer, and is told of a refusal.
      const answer = await ask(tokenPath, form, { quiet: !acting });
      // Whoever signed out meanwhile, in whichever tab, stays signed out.
      if (tokens.access() === before) keep(answer);
    },
    async reread() {
      const known = sessionUser.parse(await http.get<unknown>('blade-auth/oauth/user-info'));
      store.write(userKey, known);
      return known;
    },
    signOut: leaving.signOut,
    finishSignOut: leaving.finish,
    end: leaving.end,
  };
}

async function signInForm({ tenantId, username, password, captcha }: Credentials) {
  // A whole cryptographic library for one hash: it comes with the first sign-in, not with the page.
  const { hashPassword } = await import('../credentials/password-hash.ts');
  return {
    form: {
      tenantId,
      username,
      password: hashPassword(password),
      grant_type: captcha ? 'captcha' : 'password',
      scope: 'all',
      type: 'account',
    },
    headers: {
      'Tenant-Id': tenantId,
      ...(captcha ? { 'Captcha-Key': captcha.key, 'Captcha-Code': captcha.code } : {}),
    },
  };
}

/** Reads a token answer; one that carries error_description, or no token, is a refusal. */
function readAnswer(answer: unknown, store: SiteStore): z.output<typeof tokenAnswer> {
  const told = refusalAnswer.safeParse(answer);
  if (told.success) throw new ApiError({ code: 400, msg: told.data.error_description });
  const read = tokenAnswer.safeParse(answer);
  if (read.success) return read.data;
  throw new ApiError({ code: 400, msg: clientSentence('session.incomplete', readLanguage(store)) });
}
