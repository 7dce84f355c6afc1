import 'server-only';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import { redirect } from '../../i18n/navigation.ts';
import { sessionHttp } from './session.ts';

/** What a personal page can show: its content, or what has to come before it. */
export type Personal<T> = { kind: 'shown'; data: T } | { kind: 'guest' | 'expired' };

/**
 * Reads in the reader's own name. Without a session, or with one that is over, the answer says so;
 * what is not his, or is nothing at all, is the 404 page.
 */
export async function readPersonal<T>(read: (http: Http) => Promise<T>): Promise<Personal<T>> {
  const http = await sessionHttp();
  if (!http) return { kind: 'guest' };
  try {
    return { kind: 'shown', data: await read(http) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 401) return { kind: 'expired' };
    if (error.code === 404 || error.code === 400) notFound();
    if (error.code === 403) return redirect({ href: '/403', locale: await getLocale() });
    throw error;
  }
}
