import type { IncomingMessage } from 'node:http';
import { requestIdOf } from '@policy/shared/node/request-id.ts';

/** Whether an address is one of the proxies in front; the peer of a connection is hop 0. */
type IsTrusted = (address: string, hop: number) => boolean;

/** The number that a call goes by in every log: the one that a trusted proxy gave it, or a new one. */
export const requestIdBy =
  (isTrusted: IsTrusted) =>
  ({ headers, socket }: IncomingMessage): string =>
    requestIdOf(isTrusted(socket.remoteAddress ?? '', 0) ? headers['x-request-id'] : undefined);
