/** One thing that no honest browser sends, and what may come of it. */
export interface HostileRequest {
  name: string;
  /** What is written on the connection; `{foreign}` stands for the host and port of another site. */
  bytes: string;
  /** Statuses of which one has to answer; `closed` where the connection may just end. */
  outcome: readonly (number | 'closed')[];
  /** Ends the connection after the last byte instead of waiting for an answer. */
  leaves?: boolean;
}

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /api/x HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n${body}`;
/** A second request hidden in the first; the server behind must never see it. */
const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n';

// The portal leads strange addresses of pages to its page 404.
const notOurs = [307, 400, 404] as const;
const malformed = [400, 'closed'] as const;

const targets: HostileRequest[] = [
  '//{foreign}/api/x',
  '///{foreign}/api/x',
  '/\\{foreign}/api/x',
  '\\\\{foreign}\\api\\x',
  'http://{foreign}/api/x',
  'https://{foreign}/api/x',
  'HTTPS://{foreign}:443/api/x',
  'http:/api/x',
  '//{foreign}@x/api/x',
  'ftp://{foreign}/api/x',
  '*',
  '{foreign}',
  '/api/x/../../../{foreign}/x',
  '/api/../api/x',
  '/api/./x',
  '/api/%2e%2e/x',
  '/api/%252e%252e/x',
  '/api/..%2fx',
  '/api/%2f%2f{foreign}/x',
  '/api//{foreign}/x',
  '/api/\\{foreign}/x',
  '/api/%5c{foreign}/x',
  '/api/x%00y',
  '/api/x%0d%0aHost:%20y',
  '/api/policy/events',
  '/api/policy/%65vents?after=0',
  '/api/policy/./events',
  '/api/policy/x/../events',
  '/api/policy/events;a=1',
  '/api/Policy/Events/',
].map((target) => ({
  name: `target ${target}`,
  bytes: get(target),
  outcome: [...notOurs, 'closed'],
}));

const framings: HostileRequest[] = [
  {
    name: 'both a length and chunks',
    bytes: post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${hidden}`),
    outcome: malformed,
  },
  {
    name: 'two lengths that differ',
    bytes: post('Content-Length: 5\r\nContent-Length: 60\r\n', `abcde${hidden}`),
    outcome: malformed,
  },
  {
    name: 'a list of lengths',
    bytes: post('Content-Length: 5, 5\r\n', `abcde${hidden}`),
    outcome: malformed,
  },
  { name: 'a negative length', bytes: post('Content-Length: -1\r\n', hidden), outcome: malformed },
  {
    name: 'a length with a sign',
    bytes: post('Content-Length: +5\r\n', `abcde${hidden}`),
    outcome: malformed,
  },
  { name: 'a length in hex', bytes: post('Content-Length: 0x5\r\n', `abcde${hidden}`), outcome: malformed },
  {
    name: 'a space before the colon',
    bytes: post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${hidden}`),
    outcome: malformed,
  },
  {
    name: 'a folded header',
    bytes: post('X-A: b\r\n Transfer-Encoding: chunked\r\n', hidden),
    // Unfolded into the value of X-A it is harmless, but the body then has no length: the rest is another request.
    outcome: malformed,
  },
  {
    name: 'another coding before chunked',
    bytes: post('Transfer-Encoding: gzip, chunked\r\n', `0\r\n\r\n`),
    outcome: malformed,
  },
  {
    name: 'a coding that is not chunked',
    bytes: post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`),
    outcome: malformed,
  },
  {
    name: 'a bare line feed between headers',
    bytes: 'GET /api/x HTTP/1.1\nHost: x\nConnection: close\n\n',
    outcome: malformed,
  },
  { name: 'NUL in a header', bytes: get('/api/x', 'X-A: a\0b\r\n'), outcome: malformed },
  { name: 'NUL in the target', bytes: get('/api/x\0y'), outcome: malformed },
  { name: 'a carriage return in a header', bytes: get('/api/x', 'X-A: a\rb\r\n'), outcome: malformed },
  { name: 'a name with a space', bytes: get('/api/x', 'X A: b\r\n'), outcome: malformed },
  { name: 'no host', bytes: 'GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n', outcome: malformed },
  {
    name: 'headers of 100 KB',
    bytes: get('/api/x', `X-A: ${'a'.repeat(100_000)}\r\n`),
    outcome: [431, 'closed'],
  },
  {
    name: 'a thousand headers',
    bytes: get('/api/x', 'X-A: bbbbbbbbbbbb\r\n'.repeat(2_000)),
    outcome: [431, 'closed'],
  },
  { name: 'no method of HTTP', bytes: 'HACK /api/x HTTP/1.1\r\nHost: x\r\n\r\n', outcome: malformed },
  { name: 'no HTTP at all', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', outcome: malformed },
  {
    name: 'a chunk whose length is no number',
    bytes: post('Transfer-Encoding: chunked\r\n', 'zz\r\nab\r\n'),
    outcome: malformed,
  },
  {
    name: 'the body of a GET that holds another request',
    bytes: get('/api/x', 'Transfer-Encoding: chunked\r\n').concat(
      `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    ),
    outcome: [200],
  },
  {
    name: 'the body of a DELETE that holds another request',
    bytes: `DELETE /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length}\r\nConnection: close, content-length\r\n\r\n${hidden}`,
    outcome: [200],
  },
];

const manners: HostileRequest[] = [
  {
    name: 'CONNECT',
    bytes: 'CONNECT {foreign} HTTP/1.1\r\nHost: {foreign}\r\n\r\n',
    outcome: [405, 'closed'],
  },
  { name: 'TRACE', bytes: 'TRACE /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', outcome: [405] },
  {
    name: 'an upgrade',
    bytes: 'GET /api/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    outcome: [200],
  },
  {
    name: 'an upgrade to HTTP/2',
    bytes:
      'GET /api/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n',
    outcome: [200],
  },
  {
    name: 'an announced body',
    bytes: post('Expect: 100-continue\r\nContent-Length: 2\r\n', 'ab'),
    outcome: [200],
  },
  {
    name: 'an unknown expectation',
    bytes: post('Expect: magic\r\nContent-Length: 2\r\n', 'ab'),
    outcome: [417],
  },
  {
    name: 'half a body, then nobody',
    bytes: post('Content-Length: 100\r\n', 'half'),
    outcome: ['closed'],
    leaves: true,
  },
  {
    name: 'half a chunk, then nobody',
    bytes: post('Transfer-Encoding: chunked\r\n', 'ff\r\nhalf'),
    outcome: ['closed'],
    leaves: true,
  },
  {
    name: 'half a header, then nobody',
    bytes: 'GET /api/x HTTP/1.1\r\nHos',
    outcome: ['closed'],
    leaves: true,
  },
  {
    name: 'a body that says it is too large',
    bytes: post('Content-Length: 99999999\r\n', 'a'),
    outcome: [413, 'closed'],
    leaves: true,
  },
  { name: 'an answer that nobody waits for', bytes: get('/api/x'), outcome: [200, 'closed'], leaves: true },
  {
    name: 'three requests at once',
    bytes: `${get('/api/x').replace('Connection: close\r\n', '').repeat(2)}${get('/api/x')}`,
    outcome: [200],
  },
  {
    name: 'a hundred requests at once',
    bytes: `${get('/api/x').replace('Connection: close\r\n', '').repeat(99)}${get('/api/x')}`,
    outcome: [200],
  },
  {
    name: 'a good request and half a bad one',
    bytes: `${get('/api/x').replace('Connection: close\r\n', '')}GET /api/x HTTP/1.1\r\nX A: b\r\n\r\n`,
    outcome: [200, 'closed'],
  },
];

/** What both apps have to bear at their edge. */
export const hostileRequests: readonly HostileRequest[] = [...targets, ...framings, ...manners];
