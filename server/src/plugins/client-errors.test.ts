import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';

import { processLog } from '../kit/runtime/process-log.ts';
import { refuseUnreadable } from './client-errors.ts';

it('closes the connection of an unreadable request only once its answer has left', async () => {
  let left = '';
  const socket = new Duplex({
    read: () => undefined,
    // As a connection whose other end takes its time.
    write(chunk: Buffer, _encoding, done) {
      setImmediate(() => {
        if (!this.destroyed) left += chunk.toString();
        done();
      });
    },
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  refuseUnreadable(processLog('silent'))(new Error('Parse Error'), socket);
  await closed;
  expect(left).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(left).toContain('\r\nconnection: close\r\n');
  expect(JSON.parse(left.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, success: false });
});
