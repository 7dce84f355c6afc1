import {
  cookieNames,
  refreshCookieHeader,
  siteKeys,
  siteOfClient,
} from '@policy/shared/auth/storage/site.ts';
import type { SiteKey } from '@policy/shared/auth/storage/site.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { hostToldOf, prefixToldOf } from '../../../kit/runtime/request-facts.ts';
import { refreshLifeMs } from '../tokens/session-tokens.ts';

/** Directory of the token call: the browser sends the cookie to that call, its refresh and the logout only. */
const cookiePath = '/api/blade-auth/oauth';

/** The site whose app asks for its refresh token as a cookie; null for every other client. An app asks for its own site. */
export function siteAsking(request: FastifyRequest, clientId: string): SiteKey | null {
  const asked = request.headers[refreshCookieHeader.toLowerCase()];
  if (asked === undefined) return null;
  const site = siteOfClient(clientId);
  if (site === null || asked !== site) throw new Refusal('request.invalid');
  return site;
}

/** The refresh token in a site's cookie; empty where there is none. */
export const tokenInCookie = ({ headers }: FastifyRequest, site: SiteKey): string =>
  parseCookie(headers.cookie ?? '')[cookieNames(site).refresh] ?? '';

/**
 * Whether a page of the site's own makes this call: its Origin is the configured one, or has the host that a trusted
 * proxy says the call came to. A page elsewhere can send a cookie along, but never choose its Origin.
 */
export function isFromOwnPage(request: FastifyRequest, site: SiteKey): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return origin === originOf(request, site) || host === hostToldOf(request);
}

/** Whether another page makes this call; a GET of a page of the own origin carries no Origin at all. */
export const isFromElsewhere = (request: FastifyRequest, site: SiteKey): boolean =>
  Boolean(request.headers.origin) && !isFromOwnPage(request, site);

/** Gives the browser a refresh token that no script can read, for as long as the token lives. */
export function keepInCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, token }: { site: SiteKey; token: string },
): void {
  void reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookieNames(site).refresh,
      value: token,
      path: `${prefixToldOf(request)}${cookiePath}`,
      maxAge: token === '' ? 0 : Math.floor(refreshLifeMs / 1000),
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https' || originOf(request, site).startsWith('https:'),
    }),
  );
}

/** Takes the cookie away. */
export const expireCookie = (request: FastifyRequest, reply: FastifyReply, site: SiteKey): void =>
  keepInCookie(request, reply, { site, token: '' });

function originOf({ server }: FastifyRequest, site: SiteKey): string {
  const { portalOrigin, adminOrigin } = server.services.config;
  return new URL(site === siteKeys.portal ? portalOrigin : adminOrigin).origin;
}
