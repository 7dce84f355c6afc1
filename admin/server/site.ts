import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

export interface SiteParts {
  /** Folder of the built single-page application. */
  folder: string;
  /** Content security policy of its documents. */
  policy: string;
}

/** The standalone error pages answer with the status they show. */
const statusOf: Partial<Record<string, number>> = { '/403': 403, '/404': 404, '/500': 500 };

interface Variant {
  body: Buffer;
  encoding?: string;
}

/** Sends the built files, and the one document of the application for every other address. */
export function site({ folder, policy }: SiteParts) {
  const document = documentVariants(path.join(folder, 'index.html'));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // Only whole file names: the document is sent below, with its status.
    extensions: [],
    setHeaders: (response, name) => {
      // Built names change with their content.
      const isBuilt = name.startsWith('/assets/');
      response.setHeader('Cache-Control', isBuilt ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('Content-Security-Policy', policy);
    },
  });
  return (request: IncomingMessage, response: ServerResponse, missing: () => void): void =>
    files(request, response, () => {
      const [name = '/'] = (request.url ?? '/').split('?', 1);
      if (name.startsWith('/assets/')) {
        missing();
        return;
      }
      const { body, encoding } = document(request.headers['accept-encoding'] ?? '');
      response.writeHead(statusOf[name] ?? 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': body.byteLength,
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
}

/** Reads the document once, in each form that the build made of it. */
function documentVariants(file: string): (accepts: string) => Variant {
  const plain = { body: readFileSync(file) };
  const packed = (suffix: string, encoding: string): [Variant] | [] =>
    existsSync(`${file}.${suffix}`) ? [{ body: readFileSync(`${file}.${suffix}`), encoding }] : [];
  const forms: Variant[] = [...packed('br', 'br'), ...packed('gz', 'gzip')];
  return (accepts) =>
    forms.find(({ encoding }) =>
      new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(accepts),
    ) ?? plain;
}
