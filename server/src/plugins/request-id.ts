import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether an address is one of the proxies in front; the peer of a connection is hop 0. */
type IsTrusted = (address: string, hop: number) => boolean;

const acceptable = /^[\w.-]{1,64}$/;

/** The number that a call goes by in every log: the one that a trusted proxy gave it, or a new one. */
export const requestIdBy =
  (isTrusted: IsTrusted) =>
  ({ headers, socket }: IncomingMessage): string => {
    const said = headers['x-request-id'];
    if (typeof said !== 'string' || !acceptable.test(said)) return randomUUID();
    return isTrusted(socket.remoteAddress ?? '', 0) ? said : randomUUID();
  };
