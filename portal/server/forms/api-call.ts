import type { Locale } from '@policy/shared/messages/kit.ts';
import { z } from 'zod';

import { portalClient } from '../../src/portal-client.ts';
import type { PortalReader } from '../next/pass-to-next.ts';

const answer = z.looseObject({
  success: z.boolean().catch(false),
  msg: z.string().catch(''),
  data: z.unknown(),
  errors: z.array(z.looseObject({ field: z.string(), message: z.string() })).catch([]),
});

/** What the server answered to a form. */
export interface ApiAnswer extends z.output<typeof answer> {
  ok: boolean;
}

interface ApiCall {
  fields: URLSearchParams;
  query?: object;
  body?: object;
  locale: Locale;
  reader: PortalReader;
  /** The reader's own token, where he is signed in and the call asks who he is. */
  token?: string | undefined;
}

/** A call of the portal's own server for a form that no script sends. */
export type CallApi = (path: string, call: ApiCall) => Promise<ApiAnswer>;

const timeoutMs = 15_000;

/** Calls the server behind /api as the reader: from his address, in his language, with the captcha of his form. */
export const callApi =
  (apiOrigin: string): CallApi =>
  async (path, { fields, query, body, locale, reader, token }) => {
    const search = query ? `?${new URLSearchParams({ ...query }).toString()}` : '';
    const basic = Buffer.from(`${portalClient.id}:${portalClient.secret}`).toString('base64');
    const response = await fetch(`${apiOrigin}/api/${path}${search}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...{ authorization: `Basic ${basic}`, 'tenant-id': reader.tenantId, 'accept-language': locale },
        ...{ 'captcha-key': headerValue(fields.get('captchaKey')) },
        ...{ 'captcha-code': headerValue(fields.get('captchaCode')) },
        ...{ 'x-forwarded-for': reader.address, 'x-request-id': reader.requestId },
        ...(reader.isBehindStranger ? { forwarded: 'for=unknown' } : {}),
        ...(token ? { 'blade-auth': `bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ...answer.parse(await response.json()), ok: response.ok };
  };

/** What is no ASCII is no answer to a captcha, and no value of a header either. */
const headerValue = (typed: string | null) =>
  (typed ?? '')
    .trim()
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 100);

/** A refusal at the field that it names, in the server's words. */
export function refusalIn({ errors: [first], msg }: ApiAnswer, otherwise: string) {
  return { fieldId: first?.field ?? otherwise, text: first?.message ?? msg };
}
