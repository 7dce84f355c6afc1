import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import type { SiteKey } from '@policy/shared/auth/storage/site.ts';
import type { FastifyRequest } from 'fastify';

import { webAddress } from '../../../kit/services/outbound.ts';
import type { Services } from '../../../kit/services/services.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { hostToldOf, prefixToldOf } from '../../../kit/runtime/request-facts.ts';
import { isSimulated } from './settings.ts';
import type { ProviderRow } from './settings.ts';

const elsewhere = 'http://site.invalid';
// A backslash is a slash to browsers, a fragment is read by scripts only, and a control character ends up nowhere good.
// oxlint-disable-next-line no-control-regex
const unfit = /[\\#\u0000-\u0020\u007f]/;
const longestPath = 2000;

/** A path of the own site to go to after the sign-on; refuses whatever a browser could take for another site. */
export function pathOfSite(said: string): string {
  if (said === '') return '/';
  if (
    !said.startsWith('/') ||
    said.length > longestPath ||
    unfit.test(said) ||
    !URL.canParse(said, elsewhere)
  )
    throw new Refusal('signOn.redirect');
  const { origin, pathname, search } = new URL(said, elsewhere);
  if (origin !== elsewhere || pathname.startsWith('//')) throw new Refusal('signOn.redirect');
  return pathname + search;
}

function configuredFor(site: SiteKey, config: Services['config']) {
  const isPortal = site === siteKeys.portal;
  const { origin, host } = new URL(isPortal ? config.portalOrigin : config.adminOrigin);
  return { origin, host, path: isPortal ? config.portalBasePath : '' };
}

/** The sign-in pages of a site that its application can be at, as its readers call it and as it is configured. */
function loginPages(request: FastifyRequest, site: SiteKey, config: Services['config']): string[] {
  const { origin, host, path } = configuredFor(site, config);
  const told = hostToldOf(request);
  const origins = [
    ...(told === null ? [] : [`${request.protocol}://${told}`]),
    ...(told === null || told === host ? [origin] : []),
  ];
  const base = prefixToldOf(request) || path;
  const isEnglish = site === siteKeys.portal && request.context.locale === 'en';
  return [...(isEnglish ? ['/en/login'] : []), '/login'].flatMap((page) =>
    origins.map((one) => `${one}${base}${page}`),
  );
}

/** The addresses that a provider may send readers back to; the one of the box to those of this installation. */
export function allowedAddresses(row: ProviderRow, config: Services['config']): string[] {
  if (!isSimulated(row)) return linesOf(row.returnAddresses);
  const portal = new URL(config.portalOrigin).origin + config.portalBasePath;
  return [`${portal}/login`, `${portal}/en/login`, `${new URL(config.adminOrigin).origin}/login`];
}

const linesOf = (written: string | null) =>
  (written ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Refuses lines that are no address of a sign-in page. */
export function assertAddresses(written: string): void {
  for (const [index, line] of written.split('\n').entries()) {
    if (line.trim() === '') continue;
    const isFit = URL.canParse(line.trim()) && isLoginPage(webAddress(line.trim()));
    if (!isFit) throw new Refusal('signOn.address', { line: index + 1 });
  }
}

const isLoginPage = ({ pathname, search, hash }: URL) =>
  /\/login$/.test(pathname) && search === '' && hash === '';

/** The address of this site's sign-in page that the provider knows; refuses where it knows none. */
export function returnAddressOf(request: FastifyRequest, site: SiteKey, row: ProviderRow): string {
  const { config } = request.server.services;
  const allowed = new Set(allowedAddresses(row, config));
  const found = loginPages(request, site, config).find((page) => allowed.has(page));
  if (found === undefined) throw new Refusal('signOn.returnAddress');
  return found;
}
