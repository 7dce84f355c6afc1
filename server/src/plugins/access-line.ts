import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../kit/runtime/context.ts';
import { pathOf } from '../kit/runtime/request-facts.ts';

/** Writes one line for every answered call, without its query and without a word about the person who called. */
export function registerAccessLine(app: FastifyInstance) {
  const { processLog } = app.services;
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config.unlogged)
      processLog.info(factsOf(request, reply, request.context), 'call');
    done();
  });
}

/** A call that no route took has no context. */
const factsOf = (request: FastifyRequest, reply: FastifyReply, context: Context | undefined) => ({
  requestId: request.id,
  method: request.method,
  route: request.routeOptions.url ?? null,
  path: pathOf(request),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  tenantId: context?.tenantId ?? null,
});
