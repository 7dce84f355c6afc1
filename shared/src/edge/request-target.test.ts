import { describe, expect, it } from 'vitest';

import { callPath, isDecodable, isOwnPath, mayPass } from './request-target.ts';

describe('the target of a request', () => {
  it.each([
    '//evil/api/x',
    '/\\evil/api/x',
    'http://evil/api/x',
    'https://evil/',
    '*',
    'evil:443',
    '',
    '/a b',
    '/a#b',
    '/a\\b',
  ])('takes %j for no path of this site', (target) => {
    expect(isOwnPath(target)).toBe(false);
    expect(callPath(target)).toBeUndefined();
  });

  it.each(['/', '/api/x', '/policyinfo?title=%E8%A1%A5', '/api/x?q=a//b\\c&d={e}', '/api/x?u=http://a/'])(
    'takes %j for one',
    (target) => expect(isOwnPath(target)).toBe(true),
  );

  it.each(['/%', '/%e4%bd', '/a%00b', '/a\u0000b', '/%ff?x'])(
    'takes %j for none that can be decoded',
    (target) => expect(isDecodable(target)).toBe(false),
  );

  it.each(['/%E8%A1%A5', '/a?x=%'])('takes %s for one that can', (target) =>
    expect(isDecodable(target)).toBe(true),
  );

  it.each(['/apix', '/API/x', '/api', '/x/api/y', '/%61pi/x'])('takes %s for no call', (target) =>
    expect(callPath(target)).toBeUndefined(),
  );
});

describe('the path of a call', () => {
  it.each([
    '/api/policy/events',
    '/api/policy/views',
    '/api/policy/%76iews',
    '/api/policy/events?after=1',
    '/api/policy/events/',
    '/api/policy/%65vents',
    '/api/policy/%2565vents',
    '/api/p%6Flicy/event%73',
    '/api/./policy/events',
    '/api/policy/x/../events',
    '/api/x/%2e%2e/policy/events',
    '/api/policy/.%2e/policy/events',
    '/api//policy///events',
    '/api/policy%2fevents',
    '/api/policy%5cevents',
    '/api/policy;a=1/events',
    '/api/policy/events;jsessionid=1',
    '/api/policy/events%3b',
    '/api/policy/events%3fafter=1',
    '/api/policy/events%20',
    '/api/policy/events%00',
    '/api/Policy/EVENTS',
  ])('keeps the event log inside, spelled %s', (path) => expect(mayPass(path)).toBe(false));

  it.each([
    '/api/..',
    '/api/../x',
    '/api/%2e%2e/x',
    '/api/%252e%252e/x',
    '/api/..;/x',
    '/api/a//b',
    '/api/a%2fb',
    '/api/a%5cb',
    '/api/a%0d%0ab',
    `/api/%${'25'.repeat(4000)}2e`,
  ])('passes nothing that could be read as another path: %s', (path) => expect(mayPass(path)).toBe(false));

  it.each([
    '/api/policy/eventsummary',
    '/api/policy/policyinfo/page?title=../policy/events',
    '/api/blade-resource/oss/endpoint/file/0198-a.pdf?name=%E5%90%88%E5%90%8C%2F.html',
    '/api/x/',
    '/api/%e6%94%bf',
    '/api/%ff',
  ])('passes %s', (path) => expect(mayPass(path)).toBe(true));
});
