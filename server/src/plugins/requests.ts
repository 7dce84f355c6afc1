import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '../kit/errors.ts';

/** Largest file that may be uploaded, in bytes; the specification of uploads says 20 MB. */
const largestFile = 20 * 1_048_576;

/** How requests are read: JSON, forms and single files, without NUL, within their limits and rates. */
export async function registerRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new Refusal('request.nul') : undefined);
  });
  readJson(app);
  await app.register(formbody);
  await app.register(multipart, { limits: { files: 1, fileSize: largestFile, fields: 20 } });
  // Before the plugin, whose own hook reads the limit as the route is added.
  app.addHook('onRoute', (route) => {
    const max = route.config?.perMinute;
    if (max) route.config = { ...route.config, rateLimit: { max, timeWindow: 60_000 } };
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal('request.tooMany'),
  });
}

/** Levels of lists and objects that a body may have; schemas that follow a value down would run out of stack. */
const deepest = 50;

const isTooDeep = (value: unknown, levels = deepest): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/** PostgreSQL cannot keep a NUL and no honest form sends one: it is refused before anything reads it. */
function readJson(app: FastifyInstance) {
  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (body.includes('\u0000') || body.includes('\\u0000')) done(new Refusal('request.nul'));
    else
      void parse(request, body, (error, value) =>
        done(isTooDeep(value) ? new Refusal('request.json') : error, value),
      );
  });
}
