import { connect } from 'node:net';

/** What came back on a connection until it was closed. */
export interface RawAnswer {
  /** Status of the first answer, or `closed` where there is none. */
  outcome: number | 'closed';
  /** Everything that was sent, informational answers left out. */
  text: string;
}

const interim = /^HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n/;

/** Writes bytes on a connection of its own and reads until the edge closes it, or ends it at once. */
export function rawRequest(port: number, bytes: string, { leaves = false } = {}): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (text += chunk));
    // A connection that is reset is closed, which is an outcome.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const final = text.replace(interim, '');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(final)?.[1];
      resolve({ outcome: status === undefined ? 'closed' : Number(status), text: final });
    });
    socket.write(bytes, 'latin1', () => leaves && setTimeout(() => socket.destroy(), 20));
  });
}
