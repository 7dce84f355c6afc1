import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';

import { isPassing, jsonOf } from './provider.ts';
import type { Provider } from './provider.ts';

const algorithm = 'ACS3-HMAC-SHA256';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Escaped as RFC 3986 says, which is more than `encodeURIComponent` does. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Parameters in the order that is signed. */
export const canonicalQuery = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');

interface Signed {
  headers: Readonly<Record<string, string>>;
  query: string;
}

/** The Authorization header of a call without a body, as Alibaba Cloud's "signature method V3" describes it. */
export function authorization(
  { headers, query }: Signed,
  { accessKey, secretKey }: { accessKey: string; secretKey: string },
): string {
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name] ?? ''}\n`).join('');
  const canonical = ['POST', '/', query, lines, names.join(';'), hash('')].join('\n');
  const signature = createHmac('sha256', secretKey)
    .update(`${algorithm}\n${hash(canonical)}`)
    .digest('hex');
  return `${algorithm} Credential=${accessKey},SignedHeaders=${names.join(';')},Signature=${signature}`;
}

const answer = z.object({ Code: z.string(), Message: z.string().optional(), BizId: z.string().optional() });
const passing = ['Throttling', 'ServiceUnavailable', 'InternalError', 'isp.SYSTEM_ERROR'];

/** Sends by Alibaba Cloud's SMS service (Dysmsapi 2017-05-25, SendSms). */
export const aliyun: Provider = async (sending, account, ports) => {
  const endpoint = account.endpoint ?? 'https://dysmsapi.aliyuncs.com';
  const query = canonicalQuery({
    PhoneNumbers: sending.phone,
    SignName: account.signName,
    TemplateCode: sending.aliyunTemplateId ?? sending.templateCode,
    TemplateParam: JSON.stringify(sending.params),
  });
  const headers = {
    host: new URL(endpoint).host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': hash(''),
    'x-acs-date': ports.now().toISOString().replace(/\.\d+/, ''),
    'x-acs-signature-nonce': ports.nonce(),
    'x-acs-version': '2017-05-25',
  };
  const signed = { ...headers, authorization: authorization({ headers, query }, account) };
  const got = await ports.post(`${new URL(endpoint).origin}/?${query}`, { headers: signed, body: '' });
  const read = answer.safeParse(jsonOf(got));
  if (!read.success) return { ok: false, isFinal: !isPassing(got.status), reason: `HTTP ${got.status}` };
  const { Code, Message = '', BizId = null } = read.data;
  if (Code === 'OK') return { ok: true, providerId: BizId };
  const isFinal = !isPassing(got.status) && !passing.some((begin) => Code.startsWith(begin));
  return { ok: false, isFinal, reason: `${Code} ${Message}`.trim() };
};
