import type { IncomingMessage } from 'node:http';
import { refusals } from '@policy/shared/contract/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hasBody } from '@policy/shared/node/has-body.ts';

/** What is still taken from a sender whose request is answered already. */
const most = { bytes: 64 * 1_048_576, ms: 5_000 };

/**
 * Readies the connection of a request for the next one, though its body may not have been read to its end: the rest
 * is read and thrown away within bounds, or the connection is closed after the answer. Left alone the rest would stand
 * before the next request, and whoever shares the connection would wait for ever.
 */
export async function settleBody({ raw, server }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!hasBody(raw.headers)) return;
  const isSlow = reply.statusCode === refusals['request.slow'];
  const ms = Math.min(most.ms, server.services.config.bodyMs);
  const isFree = isRead(raw) || (!isSlow && (await drained(raw, ms)));
  // The framework closes after every body that it refuses; one that was taken whole is no reason.
  if (isFree) reply.removeHeader('connection');
  else void reply.header('connection', 'close');
}

/** A request that came over no connection was never sent in parts. */
const isRead = (raw: IncomingMessage) => !('complete' in raw) || (raw.complete && raw.readableLength === 0);

/** Reads a body to its end and forgets it; false if it goes on beyond the bounds, or breaks off. */
function drained(raw: IncomingMessage, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    let length = 0;
    const count = (chunk: Buffer) => {
      length += chunk.length;
      if (length > most.bytes) finish(false);
    };
    const ended = () => finish(true);
    const broken = () => finish(false);
    const late = setTimeout(broken, ms);
    const finish = (isFree: boolean) => {
      clearTimeout(late);
      raw.off('data', count).off('end', ended).off('close', broken).off('error', broken);
      if (!isFree) raw.pause();
      resolve(isFree);
    };
    raw.unpipe();
    raw.on('data', count).on('end', ended).on('close', broken).on('error', broken);
    raw.resume();
  });
}
