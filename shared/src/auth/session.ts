import { z } from 'zod';

import { ApiError } from '../client/api-error.ts';
import type { Http } from '../client/http.ts';
import { clientSentence } from '../messages/client-sentence.ts';
import { readLanguage } from './language.ts';
import { clearLock } from './lock.ts';
import { userKey } from './session-name.ts';
import { readUser, sessionUser } from './session-user.ts';
import type { SessionUser } from './session-user.ts';
import type { SiteStore } from './storage.ts';
import type { Tokens } from './tokens.ts';

const tokenPath = 'blade-auth/oauth/token';
const secondStepPath = `${tokenPath}/second-step`;

const tokenAnswer = sessionUser.extend({ access_token: z.string().min(1), refresh_token: z.string().min(1) });

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
  /** Exchanges the refresh token, for one department and role where they are named; leaves the tokens when refused. */
  refresh(acting?: { deptId: string; roleId: string }): Promise<void>;
  /** Asks the server anew who is signed in, and keeps what it says. */
  reread(): Promise<SessionUser>;
  /** Ends the session on the server and here; here even when the server does not answer. */
  signOut(): Promise<void>;
  user(): SessionUser | null;
}

interface SessionPorts {
  http: Http;
  tokens: Tokens;
  store: SiteStore;
}

/** Builds the session of a site over its transport and its storage. */
export function createSession({ http, tokens, store }: SessionPorts): Session {
  const user = () => readUser(store);
  const start = (answer: unknown): SessionUser => {
    const read = readAnswer(answer, store);
    tokens.save({ access: read.access_token, refresh: read.refresh_token });
    const known = sessionUser.parse(read);
    store.write(userKey, known);
    return known;
  };
  return {
    user,
    async signIn(credentials) {
      const { form, headers } = await signInForm(credentials);
      const answer = await http.postForm(tokenPath, form, { headers, anonymous: true });
      const known = start(answer);
      clearLock(store);
      return known;
    },
    async finishSignIn({ ticket, code }) {
      const known = start(
        await http.postForm(secondStepPath, { mfa_token: ticket, code }, { anonymous: true }),
      );
      clearLock(store);
      return known;
    },
    async signInSocially(back) {
      const form = { ...back, grant_type: 'social', scope: 'all' };
      const headers = { 'Tenant-Id': back.tenantId };
      const known = start(await http.postForm(tokenPath, form, { headers, anonymous: true }));
      clearLock(store);
      return known;
    },
    async refresh(acting) {
      const form = {
        grant_type: 'refresh_token',
        scope: 'all',
        refresh_token: tokens.refresh() ?? '',
        tenantId: user()?.tenant_id ?? '',
        ...acting,
      };
      // Only one who chose a department and role waits for the answer, and is told of a refusal.
      start(await http.postForm(tokenPath, form, { anonymous: true, quiet: !acting }));
    },
    async reread() {
      const known = sessionUser.parse(await http.get<unknown>('blade-auth/oauth/user-info'));
      store.write(userKey, known);
      return known;
    },
    async signOut() {
      try {
        await http.get('blade-auth/oauth/logout');
      } catch (error) {
        // A session that the server has already ended is ended.
        if (!(error instanceof ApiError && error.code === 401)) throw error;
      } finally {
        tokens.clear();
      }
    },
  };
}

async function signInForm({ tenantId, username, password, captcha }: Credentials) {
  // A whole cryptographic library for one hash: it comes with the first sign-in, not with the page.
  const { hashPassword } = await import('./password-hash.ts');
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
  const told = z.object({ error_description: z.string().min(1) }).safeParse(answer);
  if (told.success) throw new ApiError({ code: 400, msg: told.data.error_description });
  const read = tokenAnswer.safeParse(answer);
  if (read.success) return read.data;
  throw new ApiError({ code: 400, msg: clientSentence('session.incomplete', readLanguage(store)) });
}
