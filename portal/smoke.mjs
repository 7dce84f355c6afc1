/* Boots the built portal beside an empty server and asks what only a real build can answer wrongly. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { freePorts } from '../scripts/steps/ports.mjs';

const here = import.meta.dirname;
const server = path.join(here, process.env.PORTAL_DIST || 'dist', 'server.mjs');
const patienceMs = 60_000;

/** A server behind /api without any content. */
const api = createServer((asked, answer) => {
  const emptyPage = { records: [], total: 0, size: 10, current: 1, pages: 0 };
  const log = { seq: 0, first: 0, events: [] };
  const data = /\/dept\/list|\/listtop|\/listadtop|getbycode/.test(asked.url)
    ? []
    : asked.url.includes('/policy/events')
      ? log
      : emptyPage;
  const say = () => answer.end(JSON.stringify({ code: 200, success: true, data, msg: '' }));
  answer.setHeader('content-type', 'application/json');
  if (asked.url.includes('after=')) setTimeout(say, 20_000).unref();
  else say();
});

const listening = async (listener) => {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return listener.address().port;
};

/** Asks as it is told, redirects not followed. */
function ask(port, url, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: url, headers }, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
        reject,
      );
    });
    asked.once('error', reject).end();
  });
}

const checks = {
  'the front page answers 200 in Chinese': async (port) => {
    const { status, body } = await ask(port, '/');
    return status === 200 && body.includes('<html lang="zh-CN"') && /<h1[ >]/.test(body);
  },
  'the front page answers 200 in English': async (port) => {
    const { status, body } = await ask(port, '/en');
    return status === 200 && body.includes('<html lang="en"');
  },
  'a foreign Host behind a proxy changes neither': async (port) => {
    const foreign = { host: 'portal.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a.example' };
    return (
      (await ask(port, '/', foreign)).status === 200 && (await ask(port, '/login', foreign)).status < 400
    );
  },
  'the bare path is the only Chinese one': async (port) => {
    const { status, headers } = await ask(port, '/zh/policyinfo');
    return status === 307 && headers.location === '/policyinfo';
  },
  'an unknown path leads to a whole 404 page in its language': async (port) => {
    const { status, headers } = await ask(port, '/en/nowhere');
    const page = await ask(port, headers.location);
    return (
      status === 307 &&
      headers.location === '/en/404' &&
      page.status === 404 &&
      page.body.includes('<html lang="en"')
    );
  },
  'a kept page is not sent again to who has it': async (port) => {
    const { headers } = await ask(port, '/policyinfo');
    return (await ask(port, '/policyinfo', { 'if-none-match': headers.etag })).status === 304;
  },
  'no page admits eval or an unknown script': async (port) => {
    const pages = await Promise.all(['/', '/404', '/login'].map((url) => ask(port, url)));
    return (
      pages.every(({ headers }) => /script-src 'self'/.test(headers['content-security-policy'])) &&
      pages.every(({ headers }) => !/script-src[^;]*unsafe/.test(headers['content-security-policy']))
    );
  },
  'built files may be kept for a year': async (port) => {
    const { body } = await ask(port, '/');
    const { headers, status } = await ask(port, /\/_next\/static\/[^"]+\.js/.exec(body)[0], {
      'accept-encoding': 'br',
    });
    return (
      status === 200 && headers['content-encoding'] === 'br' && /immutable/.test(headers['cache-control'])
    );
  },
  'what programs read is there, in both languages': async (port) => {
    const types = {
      '/robots.txt': 'text/plain',
      '/sitemap.xml': 'application/xml',
      '/sitemap/pages.xml': 'application/xml',
      '/llms.txt': 'text/plain',
      '/en/llms.txt': 'text/plain',
      '/feeds/policies.xml': 'application/atom+xml',
      '/en/feeds/policies.xml': 'application/atom+xml',
      '/site.webmanifest': 'application/manifest+json',
      '/en/site.webmanifest': 'application/manifest+json',
    };
    const answers = await Promise.all(Object.keys(types).map((url) => ask(port, url)));
    return Object.values(types).every(
      (type, at) => answers[at].status === 200 && answers[at].headers['content-type'].startsWith(type),
    );
  },
  'a feed speaks the language of its address': async (port) =>
    /xml:lang="zh-CN"/.test((await ask(port, '/feeds/policies.xml')).body) &&
    /xml:lang="en"/.test((await ask(port, '/en/feeds/policies.xml')).body),
  'the first page of an empty list is there, and no other': async (port) =>
    (await ask(port, '/policyinfo')).status === 200 &&
    (await ask(port, '/policyinfo?current=2')).status === 404 &&
    (await ask(port, '/policyinfo?current=2&keyword=x')).status === 404,
  'the event log stays inside': async (port) => (await ask(port, '/api/policy/events')).status === 404,
};

async function untilReady(port) {
  const until = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask(port, '/404').catch(() => null);
    if (answer) return;
    if (Date.now() > until) throw new Error('The portal does not answer');
    await wait(200);
  }
}

const [port] = await freePorts(1);
const env = {
  ...process.env,
  APP_MODE: 'test',
  // An IP literal is what sent next-intl into a redirect loop.
  PORTAL_HOST: '127.0.0.1',
  PORTAL_PORT: String(port),
  PORTAL_ORIGIN: `http://localhost:${port}`,
  API_ORIGIN: `http://127.0.0.1:${await listening(api)}`,
};
const portal = spawn(process.execPath, [server], { cwd: here, env, stdio: ['ignore', 'ignore', 'inherit'] });
let failed = 0;
try {
  await untilReady(port);
  for (const [sentence, holds] of Object.entries(checks)) {
    const passed = await holds(port).catch(() => false);
    if (!passed) failed += 1;
    process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${sentence}\n`);
  }
} finally {
  portal.kill('SIGTERM');
  api.closeAllConnections();
  api.close();
}
process.stdout.write(`${Object.keys(checks).length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
