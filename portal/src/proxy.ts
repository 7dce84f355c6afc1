import createMiddleware from 'next-intl/middleware';
import { routing } from './i18n/routing.ts';

/** Leads `/policyinfo` to the Chinese tree and `/en/policyinfo` to the English one. */
export default createMiddleware(routing);

export const config = {
  // Route handlers and files have no language: rewritten to /zh/… they would not be found.
  // '/' is the front page below a base path, which the pattern does not match.
  matcher: [
    '/',
    '/((?!api|internal|_next|.*\\..*).*)',
    // What is written for programs has one, and a name with a dot.
    '/((?:en/|zh/)?(?:feeds/.*|cards/[^/]*|llms\\.txt|site\\.webmanifest)|.*\\.md)',
  ],
};
