import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';

import { apiProxy } from '../api-proxy.ts';
import type { ApiProxyOptions } from '../api-proxy.ts';
import { edgeServer } from '../edge-server.ts';
import type { EdgeOptions } from '../edge-server.ts';

const running: Server[] = [];

/** Opens a server on a free port until `closeAll`, and tells its origin. */
export async function opened(server: Server): Promise<string> {
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  return `http://127.0.0.1:${address.port}`;
}

/** Opens a server with this listener until `closeAll`, and tells its origin. */
export const listening = (listener: RequestListener): Promise<string> => opened(createServer(listener));

/** Closes every server of a test. */
export function closeAll(): void {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** An edge that passes everything on to the given server. */
export function edgeTo(
  apiOrigin: string,
  { isTrusted = () => false, secure = false, ...options }: Partial<ApiProxyOptions & EdgeOptions> = {},
): Promise<string> {
  const pass = apiProxy({ apiOrigin, siteKey: 'pfp-portal', report: () => undefined, ...options });
  const server = edgeServer({
    listener: (request, response, reader) => pass(request, response, { reader }),
    headers: { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' },
    report: () => undefined,
    ...{ ...options, secure, isTrusted },
  });
  return opened(server);
}

/** What a server was asked, as it tells in its answer. */
export interface Echo {
  url: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that answers every request with what it was asked. */
export const echo = (): Promise<string> =>
  listening((request, response) => {
    const answer = (body: string) =>
      response
        .writeHead(201, { 'x-own': 'yes', 'keep-alive': 'timeout=9' })
        .end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers, body }));
    text(request).then(answer, () => response.destroy());
  });
