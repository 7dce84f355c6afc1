import 'server-only';

import { createHttp } from '@policy/shared/client/http.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { previewHeader } from '@policy/shared/contract/portal/preview.ts';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';

import { config } from '../../config.ts';
import { portalClient } from '../../portal-client.ts';
import { requestAddress, requestTenant } from '../addresses/request-address.ts';
import { readerFacts } from './reader-facts.ts';

// A reader is waiting for the page; the specification's own limit would let him wait for more than an hour.
const timeoutMs = 15_000;

/** What a call made while rendering says about its caller. */
export interface ServerCaller {
  /** Access token of the reader, or null for what everyone may see. */
  token: string | null;
}

/** The shared client as a server component uses it: tenant of the address, language of the page. */
export async function serverHttp({ token }: ServerCaller): Promise<Http> {
  const [tenantId, locale, headers, { preview }] = await Promise.all([
    requestTenant(),
    getLocale(),
    readerFacts(),
    requestAddress(),
  ]);
  return createHttp({
    baseURL: `${config.apiOrigin}/api`,
    timeoutMs,
    headers: {
      ...headers,
      ...(preview && { [previewHeader]: new URLSearchParams({ ...preview }).toString() }),
    },
    client: portalClient,
    tenantId: () => tenantId,
    locale: () => locale,
    token: () => token,
  });
}

/** Calls for public content; one client per render. */
export const publicHttp = cache((): Promise<Http> => serverHttp({ token: null }));
