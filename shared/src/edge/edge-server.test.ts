import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { hostOf, listen } from './listen.ts';
import { closeAll, edgeTo, echo, listening } from './testing/running-edge.ts';

afterEach(closeAll);

const connected = (origin: string) => connect(Number(new URL(origin).port), '127.0.0.1');
const closed = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });

describe('connections of an edge', () => {
  it('ends one on which nothing is asked', async () => {
    const silent = connected(await edgeTo(await echo(), { stallMs: 100 }));
    expect(await closed(silent)).toBe('');
  });

  it('ends one that waits for its next request for too long', async () => {
    const socket = connected(await edgeTo(await echo(), { stallMs: 100 }));
    socket.write('GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await closed(socket)).toContain('HTTP/1.1 201');
  });

  it('ends one whose answer nobody takes', async () => {
    const endless = await listening((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const socket = connected(await edgeTo(endless, { stallMs: 100 }));
    socket.write('GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.pause();
    // Nothing is read, so its end is told by the write that fails.
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => socket.write('x'), 50);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          clearInterval(timer);
          resolve();
        });
    });
    expect(socket.destroyed).toBe(true);
  });

  it('leaves one alone whose answer takes longer than a reader may', async () => {
    const slow = await listening((_request, response) => void setTimeout(() => response.end('late'), 500));
    const edge = await edgeTo(slow, { stallMs: 100 });
    expect(await (await fetch(`${edge}/api/x`)).text()).toBe('late');
  });
});

describe('where an app listens', () => {
  it('is this machine alone in every mode but production, unless it is told', () => {
    for (const mode of ['demonstration', 'development', 'test'])
      expect(hostOf(undefined, mode)).toBe('loopback');
    expect(hostOf(undefined, 'production')).toBeUndefined();
    expect(hostOf('0.0.0.0', 'demonstration')).toBe('0.0.0.0');
  });

  it('is the loopback of each family that the machine has', async () => {
    const port = await freePort();
    const servers = await listen(() => createServer(), { port, host: 'loopback' });
    const addresses = servers.map((server) => JSON.stringify(server.address()));
    for (const server of servers) server.close();
    expect(addresses[0]).toContain('"127.0.0.1"');
    for (const other of addresses.slice(1)) expect(other).toContain('"::1"');
  });

  it('refuses a port that is taken', async () => {
    const [taken] = await listen(() => createServer(), { port: await freePort(), host: '127.0.0.1' });
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(listen(() => createServer(), { port, host: 'loopback' })).rejects.toThrow('EADDRINUSE');
    taken.close();
  });
});

async function freePort(): Promise<number> {
  const [server] = await listen(() => createServer(), { port: 0, host: '127.0.0.1' });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
