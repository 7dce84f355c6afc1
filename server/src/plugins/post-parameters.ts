import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parametersOf } from '../kit/routes/route.ts';

/** Every POST takes its parameters from its query or its body: the schema of a body reads both, and what the body says counts. */
export function registerPostParameters(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    if (takesBoth(request)) request.body = parametersOf(request);
    done();
  });
}

function takesBoth({ method, body, query, routeOptions }: FastifyRequest): boolean {
  const isNamed = Object.keys(query ?? {}).length > 0;
  return method === 'POST' && isNamed && holdsParameters(body) && routeOptions.schema?.body !== undefined;
}

/** Files are no parameters, and a list has no place for any. */
const holdsParameters = (body: unknown) =>
  (body ?? null) === null ||
  (typeof body === 'object' && !Array.isArray(body) && !(body instanceof Uint8Array));
