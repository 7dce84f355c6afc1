import type { IncomingHttpHeaders } from 'node:http';

import { keptHeaders, readerHeaders } from '@policy/shared/edge/reader-headers.ts';

// What Next and this server say to each other: from outside it could skip the language proxy, start a server action,
// choose the script nonce or speak for another tenant.
const internal = /^(?:x-(?:middleware|nextjs|next|portal|invoke|matched|vercel|now)-|next-action$)/;
const refused = new Set([
  'content-length',
  'expect',
  'next-resume',
  'content-security-policy',
  'content-security-policy-report-only',
]);

/** What a reader may say to Next. */
export const headersForNext = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  keptHeaders(readerHeaders(headers), (name) => !internal.test(name) && !refused.has(name));
