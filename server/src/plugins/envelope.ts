import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';

import { localeOf } from '../kit/locale.ts';

/** Puts every answer into `{code, success, data, msg}`, in what is sent and in what is documented. */
export function registerEnvelope(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (route.config?.flat) return;
    wrapHandler(route);
    documentEnvelope(route);
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
    const msg = isEmpty && request.method === 'GET' ? answer.empty : answer.done;
    return { code: 200, success: true, data: data ?? null, msg };
  };
}

function documentEnvelope(route: RouteOptions) {
  // Fastify derives HEAD from GET and shares the schema that was dressed already.
  if (route.method === 'HEAD') return;
  const response = route.schema?.response as Record<number, z.ZodType> | undefined;
  if (response?.[200])
    route.schema = { ...route.schema, response: { ...response, 200: envelope(response[200]) } };
}

const envelope = (data: z.ZodType) =>
  z.object({ code: z.int(), success: z.boolean(), data: data.nullable(), msg: z.string() });
