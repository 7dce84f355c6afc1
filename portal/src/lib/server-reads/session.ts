import 'server-only';

import { cookieNames, siteKeys } from '@policy/shared/auth/storage/site.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { cookies } from 'next/headers';
import { cache } from 'react';

import { serverHttp } from './server-client.ts';

/**
 * Calls in the reader's own name, for personal pages; null where nobody is signed in.
 * The server judges the token: that the cookie is there proves nothing.
 */
export const sessionHttp = cache(async (): Promise<Http | null> => {
  const token = (await cookies()).get(cookieNames(siteKeys.portal).access)?.value;
  return token ? serverHttp({ token }) : null;
});
