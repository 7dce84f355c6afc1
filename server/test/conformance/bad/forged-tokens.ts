import { createHmac } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { tenant_id: '000000', account: 'admin', user_name: 'admin', role_name: 'administrator' };
const lasting = { ...claims, sid: '00000000-0000-7000-8000-000000000000', exp: 9_999_999_999 };

const unsigned = (alg: string) => `${part({ alg, typ: 'JWT' })}.${part(lasting)}.`;

function signed(key: string, header: object = {}): string {
  const body = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part(lasting)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

/** Tokens that no installation made: unsigned, or signed with keys that are published or empty. */
export const forgedTokens: readonly string[] = [
  ...['none', 'nOnE', 'HS256'].map(unsigned),
  signed('bladexisapowerfulmicroservicearchitectureupgradedandoptimizedfromacommercialproject'),
  signed('wrong-key-wrong-key-wrong-key-wrong'),
  signed('', { kid: '../../../../dev/null' }),
  signed('', { kid: '__proto__' }),
];
