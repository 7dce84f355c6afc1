import createMiddleware from 'next-intl/middleware';
import { routing } from './i18n/routing.ts';

/** Leads `/policyinfo` to the Chinese tree and `/en/policyinfo` to the English one. */
export default createMiddleware(routing);

export const config = {
  // Route handlers and files have no language: rewritten to /zh/… they would not be found.
  // The first is the front page below a base path, which the pattern does not see.
  matcher: ['/', '/((?!api|internal|_next|.*\\..*).*)'],
};
