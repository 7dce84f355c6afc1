import { randomBytes } from 'node:crypto';
import { nameUnder } from '@policy/shared/auth/storage/site.ts';
import type { SiteKey } from '@policy/shared/auth/storage/site.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { prefixToldOf } from '../../../kit/runtime/request-facts.ts';

/** Directory of the sign-on calls: the browser sends the cookie to them only. */
const cookiePath = '/api/policy/gdgovesso';
const lifeSeconds = 600;
const form = /^[\w-]{43}$/;

const nameOf = (site: SiteKey) => nameUnder(site, 'sign-on');

/** By what the browser of a call is told from others; empty where it has begun no sign-on. */
export function browserOf({ headers }: FastifyRequest, site: SiteKey): string {
  const said = parseCookie(headers.cookie ?? '')[nameOf(site)] ?? '';
  return form.test(said) ? said : '';
}

/** The same for a sign-on that begins: a browser keeps what it has, so that two tabs do not end each other's. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, site: SiteKey): string {
  const mark = browserOf(request, site) || randomBytes(32).toString('base64url');
  void reply.header(
    'set-cookie',
    stringifySetCookie({
      name: nameOf(site),
      value: mark,
      path: `${prefixToldOf(request)}${cookiePath}`,
      maxAge: lifeSeconds,
      httpOnly: true,
      // The page that finishes the sign-on calls from the own site.
      sameSite: 'strict',
      secure: request.protocol === 'https' || originOf(request, site).startsWith('https:'),
    }),
  );
  return mark;
}

function originOf({ server }: FastifyRequest, site: SiteKey): string {
  const { portalOrigin, adminOrigin } = server.services.config;
  return site.endsWith('admin') ? adminOrigin : portalOrigin;
}
