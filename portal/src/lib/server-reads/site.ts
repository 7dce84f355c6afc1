import 'server-only';

import type { PortalFeature } from '@policy/shared/contract/portal/portal-parts.ts';
import { shownPortalPath } from '@policy/shared/contract/portal/portal-parts.ts';
import type { ShownPortal } from '@policy/shared/contract/portal/shown-portal.ts';
import { unknownPortal } from '@policy/shared/contract/portal/usual-portal.ts';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';

import { requestTenant } from '../addresses/request-address.ts';
import { siteIn } from '../texts/site.ts';
import type { Site } from '../texts/site.ts';
import { publicHttp } from './server-client.ts';

/** What each tenant's portal was last told: pages for times when the server is away say who they are from, too. */
const lastTold = new Map<string, ShownPortal>();

/** What holds of the portal; asked once for each page. */
export const loadPortal = cache(async (): Promise<ShownPortal & { isGuessed?: true }> => {
  const [tenantId, http] = await Promise.all([requestTenant(), publicHttp()]);
  try {
    const told = await http.get<ShownPortal>(shownPortalPath);
    lastTold.set(tenantId, told);
    return told;
  } catch {
    // A page that says too little is better than none, and is not kept for long.
    return { ...(lastTold.get(tenantId) ?? unknownPortal), isGuessed: true };
  }
});

/** The same in the language of the page. */
export async function loadSite(): Promise<Site> {
  const [locale, portal] = await Promise.all([getLocale(), loadPortal()]);
  return siteIn(locale, portal);
}

/** Answers 404 where the tenant has switched off what a page is for. */
export async function existsWith(feature: PortalFeature): Promise<void> {
  if ((await loadPortal()).closedFeatures.includes(feature)) notFound();
}
