import { staysBelow } from '@policy/shared/contract/workflow/service-calls.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { webAddress } from '../../../kit/services/outbound.ts';

/** The address that requests go below: without a query, a fragment or a way that climbs. */
export function assertBaseUrl(baseUrl: string): void {
  const url = webAddress(baseUrl);
  const isPlain = url.search === '' && url.hash === '' && !/[?#\\\s]/.test(baseUrl);
  const way = baseUrl.replace(/^https?:\/\/[^/]*/i, '');
  if (!isPlain || !staysBelow(way)) throw new Refusal('serviceEndpoint.address', {}, 'baseUrl');
}

/** The address of a request: the endpoint's with a path behind it that stays below it; refuses any other. */
export function addressBelow(baseUrl: string, path: string, query: Readonly<Record<string, string>>): URL {
  const refused = new Refusal('workflow.callPath');
  if (!staysBelow(path)) throw refused;
  const base = webAddress(baseUrl);
  const root = base.pathname.replace(/\/$/, '');
  const written = `${base.origin}${root}${path}`;
  if (!URL.canParse(written)) throw refused;
  const url = new URL(written);
  const isBelow = url.pathname === root || url.pathname.startsWith(`${root}/`);
  if (url.origin !== base.origin || !isBelow) throw refused;
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
  return url;
}
