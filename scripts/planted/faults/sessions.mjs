import { server } from '../found-by.mjs';

const attempts = 'server/src/modules/sign-in/lockout/attempts.ts';
const lockouts = server('server/src/modules/sign-in/lockout/lockout.db.test.ts');
const sessions = server('server/src/modules/sign-in/sessions/sessions.db.test.ts');
const cookies = server('server/src/modules/sign-in/refresh-cookie/refresh-cookie.db.test.ts');

/** Signing in, and how sessions end. */
export const sessionFaults = [
  {
    id: 'lockout',
    breaks: 'nobody is locked out, however often a password was wrong',
    file: attempts,
    find: 'return counted.length > 0;',
    replace: 'return counted.length >= 0;',
    foundBy: [lockouts],
  },
  {
    id: 'session-idle',
    breaks: 'a session that lay unused is still one',
    file: 'server/src/modules/sign-in/sessions/load-session.ts',
    find: 'isNull(sessions.endedAt), isWithinLife(now), ...living(now)',
    replace: 'isNull(sessions.endedAt), ...living(now)',
    foundBy: [sessions],
  },
  {
    id: 'session-ended',
    breaks: 'a session that an administrator ended goes on until it is asked for anew',
    file: 'server/src/modules/sign-in/sessions/session-book.ts',
    find: 'context.afterCommit(() => ended.forEach((id) => kept.forget(id)));',
    replace: 'found(ended);',
    foundBy: [server('server/src/modules/sign-in/sessions/session-keeping.db.test.ts')],
  },
  {
    id: 'refresh-twice',
    breaks: 'a refresh token that was copied opens sessions again and again',
    file: 'server/src/modules/sign-in/tokens/refresh-token.ts',
    find: 'isNull(refreshTokens.usedAt),',
    replace: '',
    foundBy: [sessions],
  },
  {
    id: 'refresh-cookie-of-elsewhere',
    breaks: 'a page of another site has the refresh cookie exchanged',
    file: 'server/src/modules/sign-in/refresh-cookie/site-cookie.ts',
    find: 'return origin === originOf(request, site) || host === hostToldOf(request);',
    replace: 'return host.length > 0;',
    foundBy: [cookies],
  },
  {
    id: 'level-of-account',
    breaks: 'a level of the account counts in a session over a provider that knows less',
    file: 'server/src/membership/real-name-level.ts',
    find: 'kept?.providerId ? kept.level : await registeredLevel(context)',
    replace: 'Math.max(kept?.level ?? 0, await registeredLevel(context))',
    foundBy: [server('server/src/membership/real-name-level.db.test.ts')],
  },
  {
    id: 'level-believed',
    breaks: 'what a provider said of a session is believed for as long as it lasts',
    file: 'server/src/modules/sign-in/providers/ask-level.ts',
    find: 'const believedMs = 60_000;',
    replace: 'const believedMs = 86_400_000;',
    foundBy: [server('server/test/journeys/sign-on/levels-held.test.ts')],
  },
];
