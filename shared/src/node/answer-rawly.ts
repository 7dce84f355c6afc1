import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Answers on a connection whose request could not be read, and closes it once the answer is on its way. */
export function answerRawly(socket: Duplex, { status, headers, body }: RawAnswer): void {
  const lines = Object.entries({ ...headers, connection: 'close' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n` +
      `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    // The peer may hold its own half open for ever.
    () => socket.destroy(),
  );
}
