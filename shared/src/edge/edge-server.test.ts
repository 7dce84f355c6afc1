import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { edgeServer } from './edge-server.ts';
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

describe('a body that takes its time', () => {
  /** Sends a piece now and then until the connection ends or the pieces are over, and tells the answer. */
  async function trickled(origin: string, type: string, pieces: number): Promise<string> {
    const socket = connected(origin);
    const answer = closed(socket);
    const head = `Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n`;
    socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\n${head}\r\n`);
    let sent = 0;
    const timer = setInterval(() => {
      if (sent++ < pieces) socket.write('1\r\nx\r\n');
      else if (sent === pieces + 1) socket.write('0\r\n\r\n');
    }, 20);
    return answer.finally(() => clearInterval(timer));
  }
  const form = 'application/x-www-form-urlencoded';

  it('is refused with a sentence where it does not arrive in time, whoever takes it', async () => {
    const passing = await edgeTo(await echo(), { bodyMs: 100 });
    const taking = await edgeTo('http://127.0.0.1:9', {
      bodyMs: 100,
      listener: (request) => void request.resume(),
    });
    for (const edge of [passing, taking]) {
      const answer = await trickled(edge, form, Infinity);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(Buffer.from(answer, 'latin1').toString()).toContain('"code":408');
    }
  });

  it('arrives where it is an upload that gets on', async () => {
    const edge = await edgeTo(await echo(), { bodyMs: 100 });
    const answer = await trickled(edge, 'multipart/form-data; boundary=x', 20);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer).toContain('x'.repeat(20));
  });

  it('may take as long as the largest upload does at the slowest rate that the server bears', () => {
    const options = { listener: () => undefined, headers: {}, secure: false, isTrusted: () => false };
    const edge = edgeServer({ ...options, report: () => undefined });
    expect(edge.requestTimeout).toBeGreaterThan((25 * 1024 * 1024 * 1000) / 4096);
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
