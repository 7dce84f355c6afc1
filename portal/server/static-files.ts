import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import path from 'node:path';

import sirv from 'sirv';

interface StaticParts {
  /** Folder of the build. */
  distDir: string;
  publicDir: string;
}

/** Browsers that are told not to guess want to be told; sirv knows no type of this one. */
function typed(response: ServerResponse, pathname: string): void {
  if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}

const builtPath = '/_next/static/';

/** Sends files: built ones, whose names change with their content, for a year; public ones until they change. */
export function staticFiles({ distDir, publicDir }: StaticParts) {
  const precompressed = { brotli: true, gzip: true };
  const built = sirv(path.join(distDir, 'static'), { ...precompressed, immutable: true, maxAge: 31_536_000 });
  const open = existsSync(publicDir)
    ? sirv(publicDir, { ...precompressed, etag: true, maxAge: 3600, setHeaders: typed })
    : undefined;
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    if (!request.url?.startsWith(builtPath)) {
      if (open) open(request, response, otherwise);
      else otherwise();
      return;
    }
    const asked = request.url;
    // sirv reads the path below its own folder.
    request.url = asked.slice(builtPath.length - 1);
    built(request, response, () => {
      request.url = asked;
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Not found');
    });
  };
}
