import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';

import { isPassing, jsonOf } from './provider.ts';
import type { Account, Answer, Outcome, Provider, Sending } from './provider.ts';

const algorithm = 'TC3-HMAC-SHA256';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const msPerSecond = 1000;

interface Call {
  host: string;
  /** The service that is called, such as `sms`. */
  service: string;
  action: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

const contentType = 'application/json; charset=utf-8';

/** The Authorization header of a call, as Tencent Cloud's "signature method v3" describes it. */
export function authorization(
  { host, service, action, timestamp, body }: Call,
  { accessKey, secretKey }: { accessKey: string; secretKey: string },
): string {
  const names = 'content-type;host;x-tc-action';
  const lines = `content-type:${contentType}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`;
  const canonical = ['POST', '/', '', lines, names, hash(body)].join('\n');
  const day = new Date(timestamp * msPerSecond).toISOString().slice(0, 'yyyy-MM-dd'.length);
  const scope = `${day}/${service}/tc3_request`;
  const key = [service, 'tc3_request'].reduce(keyed, keyed(`TC3${secretKey}`, day));
  const signature = keyed(key, [algorithm, String(timestamp), scope, hash(canonical)].join('\n')).toString(
    'hex',
  );
  return `${algorithm} Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

const failure = z.object({ Code: z.string(), Message: z.string() });
const answer = z.object({
  Response: z.object({
    Error: failure.optional(),
    SendStatusSet: z.array(failure.extend({ SerialNo: z.string() })).optional(),
  }),
});
const passing = ['RequestLimitExceeded', 'InternalError', 'ResourceUnavailable'];

/** What is sent; parameters are known by their place. */
const bodyOf = ({ phone, places, params, templateCode, tencentTemplateId }: Sending, account: Account) =>
  JSON.stringify({
    PhoneNumberSet: [`+86${phone}`],
    SmsSdkAppId: account.appId,
    SignName: account.signName,
    TemplateId: tencentTemplateId ?? templateCode,
    TemplateParamSet: places.map((name) => params[name] ?? ''),
  });

/** Sends by Tencent Cloud's SMS service (2021-01-11, SendSms). */
export const tencent: Provider = async (sending, account, ports) => {
  const { host, origin } = new URL(account.endpoint ?? 'https://sms.tencentcloudapi.com');
  const body = bodyOf(sending, account);
  const timestamp = Math.floor(ports.now().getTime() / msPerSecond);
  const call = { host, service: 'sms', action: 'SendSms', timestamp, body };
  const headers = {
    'content-type': contentType,
    'x-tc-action': call.action,
    'x-tc-version': '2021-01-11',
    'x-tc-timestamp': String(timestamp),
    'x-tc-region': account.regionId ?? 'ap-guangzhou',
    authorization: authorization(call, account),
  };
  return outcomeOf(await ports.post(`${origin}/`, { headers, body }));
};

function outcomeOf(got: Answer): Outcome {
  const read = answer.safeParse(jsonOf(got));
  if (!read.success) return { ok: false, isFinal: !isPassing(got.status), reason: `HTTP ${got.status}` };
  const { Error: refused, SendStatusSet: [sent] = [] } = read.data.Response;
  if (sent?.Code === 'Ok') return { ok: true, providerId: sent.SerialNo };
  const said = refused ?? sent ?? { Code: 'NoStatus', Message: '' };
  const isFinal = !passing.some((begin) => said.Code.startsWith(begin));
  return { ok: false, isFinal, reason: `${said.Code} ${said.Message}`.trim() };
}
