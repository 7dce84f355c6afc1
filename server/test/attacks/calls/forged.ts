import { createHmac } from 'node:crypto';

import type { Forgery } from '../case.ts';
import type { Session } from '../sessions.ts';
import { filled } from './placeholders.ts';
import type { Facts } from './placeholders.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
const signature = (body: string, key: string) => createHmac('sha256', key).update(body).digest('base64url');

/** The installation's own key, for tokens that are wrong in spite of a right signature. */
export interface OwnKey {
  kid: string;
  secret: string;
}

/** The token that a case forges; `own` is a session of its caller. */
export function forged(forgery: Forgery, facts: Facts, own: { session: Session; key: OwnKey }): string {
  if (forgery.use) return own.session.refresh;
  const claims = timed(filled(forgery.claims ?? {}, facts));
  if (forgery.from) return altered(claims, { ...own, resign: forgery.resign ?? false });
  const alg = forgery.alg ?? 'HS256';
  const body = `${part({ alg, typ: 'JWT', ...forgery.header })}.${part(claims)}`;
  return `${body}.${alg === 'HS256' ? signature(body, filled(forgery.key ?? '', facts)) : ''}`;
}

function altered(claims: object, own: { session: Session; key: OwnKey; resign: boolean }): string {
  const [head, said, signed = ''] = own.session.access.split('.');
  const body = `${head ?? ''}.${part({ ...read(said), ...claims })}`;
  return `${body}.${own.resign ? signature(body, own.key.secret) : signed}`;
}

/** A number that travelled as a text. */
const timed = (claims: Record<string, unknown>) =>
  'exp' in claims ? { ...claims, exp: Number(claims['exp']) } : claims;
