import { createReadStream, statSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = resolve(here, process.env.ADMIN_DIST ?? 'dist') + sep;
const api = new URL(process.env.API_ORIGIN ?? 'http://127.0.0.1:8000');
const port = Number(process.env.ADMIN_PORT ?? 3001);

const originOf = (text) => {
  const { origin, protocol } = new URL(text.trim());
  if (!/^https?:$/.test(protocol)) throw new Error(`FRAME_ORIGINS: ${text} is not a web address`);
  return origin;
};
/** Sites whose pages may be embedded; the app asks for the list, and the browser holds every frame to it. */
const frameOrigins = (process.env.FRAME_ORIGINS ?? '').split(',').filter(Boolean).map(originOf);

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

// antd writes its styles at run time, so inline styles stay allowed; scripts come from files only.
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  `frame-src ${frameOrigins.join(' ') || "'none'"}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const security = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The standalone error pages answer with the status they show. */
const statusOf = { '/403': 403, '/404': 404, '/500': 500 };

const sizeOf = (file) => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
};

/** The best stored form of a file for this reader: brotli, gzip or as it is. */
function variantOf(file, accepts) {
  const wanted = [/\bbr\b/.test(accepts) && 'br', /\bgzip\b/.test(accepts) && 'gz'].filter(Boolean);
  const suffix = wanted.find((name) => sizeOf(`${file}.${name}`) !== undefined);
  return suffix
    ? { path: `${file}.${suffix}`, encoding: suffix === 'gz' ? 'gzip' : suffix }
    : { path: file, encoding: undefined };
}

function sendFile(request, response, { file, status }) {
  const { path, encoding } = variantOf(file, String(request.headers['accept-encoding'] ?? ''));
  const isHashed = file.startsWith(join(root, 'assets'));
  response.writeHead(status, {
    ...security,
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': sizeOf(path),
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(path).pipe(response);
}

function sendEnvelope(response, code, msg) {
  const body = JSON.stringify({ code, success: false, data: null, msg });
  response.writeHead(code, { ...security, 'Content-Type': types['.json'], 'Cache-Control': 'no-store' });
  response.end(body);
}

function sendFrameOrigins(response) {
  response.writeHead(200, { ...security, 'Content-Type': types['.json'], 'Cache-Control': 'no-cache' });
  response.end(JSON.stringify(frameOrigins));
}

/** Hands a call to the server as a stream both ways; bodies are never held here. */
function passToApi(request, response) {
  const { request: open } = api.protocol === 'https:' ? https : http;
  const { protocol, hostname, port: apiPort } = api;
  const headers = {
    ...request.headers,
    host: api.host,
    'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
      .filter(Boolean)
      .join(', '),
    'x-forwarded-host': request.headers.host ?? '',
  };
  // Host and port come from the configuration alone: a resolved `//host/api/x` would name another host.
  const target = { protocol, hostname, port: apiPort, path: request.url };
  const upstream = open({ ...target, method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'X-Content-Type-Options': 'nosniff' });
    answer.pipe(response);
  });
  upstream.on('error', () =>
    response.headersSent ? response.destroy() : sendEnvelope(response, 502, '服务暂不可用'),
  );
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function sendPage(request, response, path) {
  const file = normalize(join(root, path));
  if (file.startsWith(root) && extname(file) && sizeOf(file) !== undefined) {
    return sendFile(request, response, { file, status: 200 });
  }
  if (path.startsWith('/assets/')) return sendEnvelope(response, 404, '没找到请求');
  sendFile(request, response, { file: join(root, 'index.html'), status: statusOf[path] ?? 200 });
}

function pathOf(request) {
  // Only a path of this site: no second slash or backslash at the front, no scheme, nothing to resolve within.
  if (!/^\/(?![\\/])[!-[\]-~]*$/.test(request.url)) return undefined;
  try {
    return decodeURIComponent(new URL(request.url, 'http://admin').pathname);
  } catch {
    return undefined;
  }
}

if (sizeOf(join(root, 'index.html')) === undefined) {
  console.error(`admin: nothing is built in ${root}; run npm run build first`);
  process.exit(1);
}

// Requests that do not get on are ended, so that half-open ones do not use up the connections.
const patience = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };
const server = http.createServer(patience, (request, response) => {
  const path = pathOf(request);
  if (path === undefined || path.includes('\0')) return sendEnvelope(response, 400, '请求地址不正确');
  // The portal's event log is between portal and server; it is not offered to browsers.
  if (path.replace(/\/+/g, '/').replace(/\/$/, '') === '/api/policy/events')
    return sendEnvelope(response, 404, '没找到请求');
  if (request.url.startsWith('/api/')) return passToApi(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendEnvelope(response, 405, '不支持当前请求方法');
  if (path === '/frame-origins.json') return sendFrameOrigins(response);
  sendPage(request, response, path);
});

server.listen(port, () => console.log(`admin listening on http://localhost:${port}`));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
