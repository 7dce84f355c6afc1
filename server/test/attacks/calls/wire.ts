import { request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** What came back, whatever it was. */
export interface Reply {
  status: number;
  text: string;
  /** The body as it came, for files. */
  bytes?: Buffer;
  headers: Record<string, unknown>;
  /** Whether the server ended the connection. */
  isClosed?: boolean;
}

/** What an answer says but for the number of its call, which is another one each time. */
export const steadyText = ({ text }: Pick<Reply, 'text'>): string =>
  text.replace(/"traceId":"[^"]*"/, '"traceId":""');

/** A call whose path nobody tidies up on the way. */
interface RawCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  payload: Buffer | string | null;
}

const host = '127.0.0.1';
/** Long enough for a busy machine: it bounds a test that hangs and judges no speed. */
const patienceMs = 10_000;
/** The specification of the attack: a connection that does not get on is ended by then. */
const longestHalfOpenMs = 60_000;

/** A connection that the server ends without a word says what a 400 says. */
const hungUp: Reply = { status: 400, text: '', headers: {}, isClosed: true };

/** Sends a call over a connection, its path as it stands. */
export function callOverWire(port: number, { method, path, headers, payload }: RawCall): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: told } = response;
        const bytes = Buffer.concat(chunks);
        resolve({ status: statusCode, text: bytes.toString(), bytes, headers: told });
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(hungUp) : reject(error),
    );
    sent.end(payload);
  });
}

/** Writes bytes on a connection and tells what the server said until it hung up, or until patience ends. */
export function writeRaw(port: number, bytes: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(bytes));
    let text = '';
    const tell = (isClosed: boolean) => {
      const [head = ''] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
      socket.destroy();
      resolve({ status, text, headers: { head }, isClosed });
    };
    socket.setTimeout(patienceMs, () => tell(false));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => tell(true));
    socket.on('error', (error) => (text === '' ? reject(error) : tell(true)));
  });
}

/** Opens connections that begin a request and never end it; the answer waits until all of them have ended. */
export async function halfOpen(port: number, count: number): Promise<() => Promise<Reply[]>> {
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, host, () => {
        socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
        resolve(socket);
      });
      socket.on('error', reject);
    });
  const ends = (await Promise.all(Array.from({ length: count }, open))).map(endOf);
  return () => Promise.all(ends);
}

function endOf(socket: Socket): Promise<Reply> {
  return new Promise((resolve) => {
    const tell = (isClosed: boolean) => {
      socket.destroy();
      resolve({ status: 0, text: '', headers: {}, isClosed });
    };
    socket.setTimeout(longestHalfOpenMs, () => tell(false));
    socket.on('data', () => undefined);
    socket.on('close', () => tell(true));
  });
}

/** Sends half of a body and hangs up; resolves once the connection is gone. */
export function hangUpHalfway(
  port: number,
  { path, headers, payload }: Omit<RawCall, 'method'>,
): Promise<void> {
  const body = Buffer.from(payload ?? '');
  const length = { 'content-length': String(body.length) };
  return new Promise((resolve) => {
    const sent = request({
      host,
      port,
      method: 'POST',
      path,
      headers: { ...headers, ...length },
      agent: false,
    });
    sent.on('error', () => resolve());
    sent.on('close', () => resolve());
    sent.write(body.subarray(0, body.length / 2), () => sent.destroy());
  });
}
