import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { describe, expect, it } from 'vitest';

import { trustedProxies, whereFrom } from './trusted-proxies.ts';

const from = (
  remoteAddress: string,
  headers: IncomingHttpHeaders,
  trusted = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
) => whereFrom({ socket: { remoteAddress }, headers } as IncomingMessage, trustedProxies(trusted));

describe('where a request comes from', () => {
  it('believes a trusted proxy, by address and by network, of either family', () => {
    const said = {
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'policy.example',
    };
    for (const peer of ['127.0.0.1', '::ffff:127.0.0.1', '10.200.3.4', 'fd00::7'])
      expect(from(peer, said)).toEqual({
        ...{ address: '8.8.8.8', host: 'policy.example', proto: 'https', isBehindStranger: false },
      });
  });

  it('believes nobody else, and notes that somebody spoke for another', () => {
    const said = { host: 'a.example', 'x-forwarded-for': '8.8.8.8', 'x-forwarded-proto': 'https' };
    const stranger = { address: '11.1.1.1', host: 'a.example', proto: 'http', isBehindStranger: true };
    expect(from('11.1.1.1', said)).toEqual(stranger);
    expect(from('11.1.1.1', { host: 'a.example' })).toEqual({ ...stranger, isBehindStranger: false });
  });

  it('walks a chain of proxies from the nearest outwards, up to the first that is not trusted', () => {
    const chain = (forwarded: string) => from('127.0.0.1', { 'x-forwarded-for': forwarded }).address;
    expect(chain('1.1.1.1, 8.8.8.8, 10.0.0.2')).toBe('8.8.8.8');
    expect(chain('10.0.0.3, 10.0.0.2')).toBe('10.0.0.3');
    expect(chain('8.8.8.8, nonsense')).toBe('127.0.0.1');
    expect(chain('')).toBe('127.0.0.1');
  });
});
