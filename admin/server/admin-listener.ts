import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { apiProxy } from '@policy/shared/edge/api-proxy.ts';
import type { EdgeOptions } from '@policy/shared/edge/edge-server.ts';
import { drain, noDocument, refuse } from '@policy/shared/edge/refuse.ts';
import { belowBase, callPath, isDecodable, isOwnPath } from '@policy/shared/edge/request-target.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { site } from './site.ts';
import type { SiteParts } from './site.ts';

interface AdminParts extends SiteParts {
  apiOrigin: string;
  basePath: string;
  frameOrigins: readonly string[];
  /** How long a call may go on without a byte in either direction. */
  idleMs?: number;
  /** Called for each call that the server did not answer. */
  report: EdgeOptions['report'];
}

/** Decides who answers: the server behind /api, a file, or the document of the application. */
export function adminListener({ basePath, frameOrigins, ...parts }: AdminParts): EdgeOptions['listener'] {
  const pass = apiProxy({ ...parts, siteKey: siteKeys.admin, basePath });
  const send = site(parts);
  return (request, response, reader) => {
    const target = request.url ?? '';
    if (callPath(target, basePath) !== undefined) {
      pass(request, response, { reader });
      return;
    }
    const { path = '/', refused } = sitePath(request, basePath);
    if (refused) {
      refuse(request, response, { code: refused });
      return;
    }
    drain(request);
    // Files are looked up below the base path.
    request.url = path;
    if (path.split('?', 1)[0] === '/frame-origins.json') sendFrameOrigins(request, response, frameOrigins);
    else send(request, response, () => refuse(request, response, { code: 'route.notFound' }));
  };
}

/** What is asked of the site below the base path, or why nothing is. */
function sitePath(
  { url = '', method }: IncomingMessage,
  basePath: string,
): { path?: string; refused?: RefusalCode } {
  if (!isOwnPath(url)) return { refused: 'request.malformed' };
  const path = belowBase(url, basePath);
  if (path === undefined) return { refused: 'route.notFound' };
  if (!isDecodable(path)) return { refused: 'request.malformed' };
  return method === 'GET' || method === 'HEAD' ? { path } : { refused: 'route.method' };
}

/** The app asks for the list of sites it may embed, and the browser holds every frame to it. */
function sendFrameOrigins(request: IncomingMessage, response: ServerResponse, origins: readonly string[]) {
  const body = JSON.stringify(origins);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': noDocument,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
