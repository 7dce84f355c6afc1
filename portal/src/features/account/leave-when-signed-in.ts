import 'server-only';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { getLocale } from 'next-intl/server';

import { redirect } from '../../i18n/navigation.ts';
import { sessionHttp } from '../../lib/server-reads/session.ts';

/** Leads a reader whose session still counts to the front page; a token that has run out leads nowhere. */
export async function leaveWhenSignedIn(): Promise<void> {
  const http = await sessionHttp();
  if (http && (await isAlive(http.getFlat('blade-auth/oauth/user-info')))) {
    redirect({ href: '/', locale: await getLocale() });
  }
}

async function isAlive(askedPromise: Promise<unknown>): Promise<boolean> {
  try {
    await askedPromise;
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 401) return false;
    throw error;
  }
}
