import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

import { localeOf } from '../kit/runtime/locale.ts';

/** Puts every answer into `{code, success, data, msg}`; the API's description does the same with its schemas. */
export function registerEnvelope(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (!route.config?.flat) wrapHandler(route);
  });
}

function wrapHandler(route: RouteOptions) {
  const { handler } = route;
  route.handler = async function (request: FastifyRequest, reply: FastifyReply) {
    // Fastify types a handler's answer as unknown; here it becomes the envelope's data.
    const data: unknown = await handler.call(this, request, reply);
    if (reply.sent) return reply;
    const { answer } = catalogue(localeOf(request));
    const isEmpty = data === null || data === undefined;
    const isRead = request.method === 'GET' && !request.routeOptions.config.acts;
    const msg = isEmpty && isRead ? answer.empty : answer.done;
    return { code: 200, success: true, data: data ?? null, msg };
  };
}
