import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

import { Refusal } from '../runtime/errors.ts';

/** The refusal of a body beyond so many bytes. */
const tooLarge = (limit: number) =>
  new Refusal('request.tooLarge', { limit: `${Math.round(limit / 1_048_576)}MB` });

/**
 * The whole body as text.
 * Refuses one that is larger than its route allows, that takes longer than half a minute, or that is no UTF-8:
 * what a decoder would replace silently is nothing that anybody wrote.
 */
export async function readText(request: FastifyRequest, payload: IncomingMessage): Promise<string> {
  const body = await readBytes(request, payload);
  if (!isUtf8(body)) throw new Refusal('request.encoding');
  return body.toString('utf8');
}

function readBytes(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  const { bodyLimit } = request.routeOptions;
  const { bodyMs } = request.server.services.config;
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > bodyLimit) return Promise.reject(tooLarge(bodyLimit));
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const listeners = {
      data: (chunk: Buffer) => {
        length += chunk.length;
        if (length > bodyLimit) refuse(tooLarge(bodyLimit));
        else chunks.push(chunk);
      },
      end: () => {
        leave();
        if (declared > 0 && declared !== length) reject(new Refusal('request.invalid'));
        else resolve(Buffer.concat(chunks, length));
      },
      // The other end hung up: nobody waits for the answer.
      close: () => refuse(new Refusal('request.invalid')),
      error: () => refuse(new Refusal('request.invalid')),
    };
    const slow = setTimeout(() => refuse(new Refusal('request.slow')), bodyMs);
    const leave = () => {
      clearTimeout(slow);
      for (const [event, listener] of Object.entries(listeners)) payload.off(event, listener);
    };
    const refuse = (refusal: Refusal) => {
      leave();
      payload.pause();
      reject(refusal);
    };
    for (const [event, listener] of Object.entries(listeners)) payload.on(event, listener);
  });
}
