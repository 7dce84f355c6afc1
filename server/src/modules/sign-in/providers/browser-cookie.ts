import { randomBytes } from 'node:crypto';
import { nameUnder } from '@policy/shared/auth/storage/site.ts';
import type { SiteKey } from '@policy/shared/auth/storage/site.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { prefixToldOf } from '../../../kit/runtime/request-facts.ts';

/** A cookie by which a browser is told from others while it is busy with one thing. */
interface Marking {
  name: string;
  /** Directory of the calls that read it: the browser sends it to them only. */
  path: string;
  lifeSeconds: number;
}

/** The mark of a browser that signs on over a provider. */
export const signOnMark: Marking = { name: 'sign-on', path: '/api/policy/gdgovesso', lifeSeconds: 600 };

/** The mark of a browser that signs in with a passkey. */
export const passkeyMark: Marking = { name: 'passkey', path: '/api/blade-auth', lifeSeconds: 300 };

const form = /^[\w-]{43}$/;

/** By what the browser of a call is told from others; empty where it has begun nothing of the kind. */
export function browserOf({ headers }: FastifyRequest, site: SiteKey, { name }: Marking): string {
  const said = parseCookie(headers.cookie ?? '')[nameUnder(site, name)] ?? '';
  return form.test(said) ? said : '';
}

/** The same for something that begins: a browser keeps what it has, so that two tabs do not end each other's. */
export function markBrowser(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  site: SiteKey,
  marking: Marking,
): string {
  const mark = browserOf(request, site, marking) || randomBytes(32).toString('base64url');
  void reply.header(
    'set-cookie',
    stringifySetCookie({
      name: nameUnder(site, marking.name),
      value: mark,
      path: `${prefixToldOf(request)}${marking.path}`,
      maxAge: marking.lifeSeconds,
      httpOnly: true,
      // The page that finishes what was begun calls from the own site.
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
