import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** One answer as it stood on a connection. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** A connection that bytes are written to as they are, request after request. */
export interface Connection {
  write(bytes: string | Buffer): void;
  /** The next answer; null if the server ended the connection before one. */
  answer(): Promise<WireAnswer | null>;
  /** Resolves when the server has ended the connection. */
  ended(): Promise<void>;
  close(): void;
}

/** The head of a request; `extra` lines come after those that every request has. */
export const head = (line: string, extra: readonly string[] = []): string =>
  [`${line} HTTP/1.1`, 'Host: test', ...extra, '', ''].join('\r\n');

/** A whole request with a body of a known length. */
export const request = (line: string, extra: readonly string[], body: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(head(line, [...extra, `Content-Length: ${Buffer.byteLength(body)}`])),
    Buffer.from(body),
  ]);

/** Opens a connection to the server of a test. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => (received = Buffer.concat([received, chunk])));
  // A server that closes while bytes are on their way resets; what it had said before stays readable.
  socket.on('error', () => undefined);
  return {
    write: (bytes) => void (socket.writable && socket.write(bytes)),
    async answer() {
      for (;;) {
        const found = firstOf(received);
        if (found) {
          received = received.subarray(found.length);
          return found.answer;
        }
        if (socket.closed) return null;
        await dataOrEnd(socket);
      }
    },
    async ended() {
      if (!socket.closed) await once(socket, 'close');
    },
    close: () => socket.destroy(),
  };
}

const dataOrEnd = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const go = () => {
      socket.off('data', go).off('close', go);
      resolve();
    };
    socket.on('data', go).on('close', go);
  });

/** The first whole answer of what was received, and how many bytes it took. */
function firstOf(received: Buffer): { answer: WireAnswer; length: number } | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = received.subarray(0, end).toString().split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const length = end + 4 + Number(headers['content-length'] ?? 0);
  if (received.length < length) return null;
  const text = received.subarray(end + 4, length).toString();
  return { answer: { status: Number(first.split(' ')[1]), headers, text }, length };
}
