import { fill } from '@policy/shared/messages/kit.ts';

import { isPassing, jsonOf } from './provider.ts';
import type { Account, Answer, Provider, Sending } from './provider.ts';

/** Puts values into the texts of a structure; they stay texts, whatever signs they hold. */
function filled(value: unknown, facts: Record<string, unknown>): unknown {
  if (typeof value === 'string') return fill(value, facts);
  if (Array.isArray(value)) return value.map((one) => filled(one, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, facts)]));
}

/** The names that a body may have places for, besides the template's own. */
const factsOf = ({ phone, content, templateCode, params }: Sending, { signName, appId }: Account) => ({
  ...params,
  ...{ phone, content, templateCode, sign: signName, appId },
});

function credentials({ accessKey, secretKey }: Account): Record<string, string> {
  if (!secretKey) return {};
  const pair = Buffer.from(`${accessKey}:${secretKey}`).toString('base64');
  return { authorization: accessKey ? `Basic ${pair}` : `Bearer ${secretKey}` };
}

function valueAt(value: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? Object.entries(inner).find(([name]) => name === key)?.[1]
          : undefined,
      value,
    );
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
    ? String(found)
    : '';
}

function isTaken(got: Answer, { successField, successValue }: Account): boolean {
  const isFine = got.status >= 200 && got.status < 300;
  return isFine && (!successField || valueAt(jsonOf(got), successField) === successValue);
}

const longestReason = 200;

/** Sends by an HTTP gateway of the tenant's own: JSON as the configuration words it, judged by a field of the answer. */
export const httpGateway: Provider = async (sending, account, ports) => {
  const structure: unknown = JSON.parse(account.bodyTemplate ?? '{}');
  const got = await ports.post(account.endpoint ?? '', {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': sending.key,
      ...credentials(account),
    },
    body: JSON.stringify(filled(structure, factsOf(sending, account))),
  });
  if (isTaken(got, account)) return { ok: true, providerId: null };
  const said = account.successField ? valueAt(jsonOf(got), account.successField) : '';
  const reason = `HTTP ${got.status} ${said}`.trim().slice(0, longestReason);
  return { ok: false, isFinal: !isPassing(got.status), reason };
};
