'use client';

import { tokenCookies } from '@policy/shared/auth/storage/cookies.ts';
import { createSession } from '@policy/shared/auth/session/session.ts';
import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';
import { createTokens } from '@policy/shared/auth/session/tokens.ts';
import { createHttp } from '@policy/shared/client/http.ts';

import { basePath } from '../../base-path.ts';
import { portalClient } from '../../portal-client.ts';
import { shownCompany } from './shown-company.ts';

/** What the portal keeps in this browser. */
export const store = createSiteStore(siteKeys.portal);

/** The tokens of the person signed in here. */
export const tokens = createTokens(store, tokenCookies(siteKeys.portal, basePath));

/** The way to the server on the portal's own origin; answers come in the language of the page. */
export const http = createHttp({
  baseURL: `${basePath}/api`,
  client: portalClient,
  token: () => tokens.access(),
  tenantId: () => session.user()?.tenant_id ?? null,
  locale: () => (document.documentElement.lang === 'en' ? 'en' : 'zh'),
  companyId: () => shownCompany,
  onUnauthorised: () => session.end(),
});

/** The session of the person signed in here. */
export const session = createSession({ http, tokens, store, site: siteKeys.portal });
