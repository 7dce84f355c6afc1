import type { FastifyInstance, FastifyReply } from 'fastify';

import { settleBody } from './unread-bodies.ts';

/** The headers of every answer, whichever way it leaves. */
export const answerHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/**
 * Adds them to an answer with its call's number, so that a person's complaint leads to the lines of the logs, and forbids
 * keeping it unless it says itself how long it may be kept; a failure is never kept.
 */
export function addAnswerHeaders(reply: FastifyReply): void {
  void reply.headers(answerHeaders).header('x-request-id', reply.request.id);
  if (reply.statusCode >= 400 || !reply.hasHeader('cache-control'))
    void reply.header('cache-control', 'no-store');
}

/** Every answer carries these headers, and leaves a connection behind that the next request can use. */
export function registerAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    addAnswerHeaders(reply);
    await settleBody(request, reply);
  });
}
