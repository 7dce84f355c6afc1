import { unit } from '../found-by.mjs';

const proxies = 'shared/src/edge/trusted-proxies.ts';
const headers = 'shared/src/edge/reader-headers.ts';
const cache = 'portal/server/cache/page-cache.ts';
const forwarded = unit('shared/src/edge/forwarded-headers.test.ts');
const cached = unit('portal/server/cache/page-cache.test.ts');

/** What stands between readers and the server: proxies, the edge of the apps, kept pages. */
export const edgeFaults = [
  {
    id: 'forwarded-address',
    breaks: 'a reader says himself from which address he comes',
    file: proxies,
    find: 'if (!isTrusted(peer)) {',
    replace: 'if (peer === undefined) {',
    foundBy: [unit('shared/src/edge/trusted-proxies.test.ts')],
  },
  {
    id: 'said-by-edge',
    breaks: 'headers that only an edge may say pass through it',
    file: headers,
    find: '!saidByEdge.test(name) && name !== portalSecretHeader',
    replace: 'name.length > 0',
    foundBy: [forwarded],
  },
  {
    id: 'event-log-hidden',
    breaks: 'a reader reaches the event log of the portals',
    file: 'shared/src/edge/request-target.ts',
    find: "return !portalsOwn.includes(last.join('/').toLowerCase());",
    replace: "return !portalsOwn.includes(last.join('/'));",
    foundBy: [unit('shared/src/edge/api-proxy.test.ts')],
  },
  {
    id: 'render-in-flight',
    breaks: 'the portal keeps a page whose render began before its content changed',
    file: cache,
    find: 'flight.dirty = true;',
    replace: '',
    foundBy: [cached],
  },
  {
    id: 'tenant-of-page',
    breaks: 'the readers of one tenant are shown the pages of another',
    file: cache,
    find: '`${tenantId} ${key}`;',
    replace: 'key;',
    foundBy: [cached],
  },
  {
    id: 'missed-events',
    breaks: 'the portal goes on with old pages when it has missed what was published',
    file: 'portal/server/follower/event-follower.ts',
    find: 'news.first > after + 1',
    replace: 'news.first < 0',
    foundBy: [unit('portal/server/follower/event-follower.test.ts')],
  },
];
