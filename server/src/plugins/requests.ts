import type { IncomingMessage } from 'node:http';
import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readText } from '../kit/routes/read-body.ts';
import { Refusal } from '../kit/runtime/errors.ts';

/** How requests are read: JSON, forms and single files, as UTF-8 without NUL, within their limits and times. */
export function registerRequests(app: FastifyInstance) {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(url.includes('%') ? flawOf(url) : undefined);
  });
  readJson(app);
  readForms(app);
}

/** What is wrong with an escaped text: PostgreSQL cannot keep a NUL, and nothing honest escapes half a letter. */
function flawOf(escaped: string): Refusal | undefined {
  if (escaped.includes('%00')) return new Refusal('request.nul');
  const runs = escaped.match(/(?:%[\da-f]{2})+/gi) ?? [];
  return runs.every(isText) ? undefined : new Refusal('request.encoding');
}

function isText(escapes: string): boolean {
  try {
    return decodeURIComponent(escapes) !== '';
  } catch {
    return false;
  }
}

/** Levels of lists and objects that a body may have; schemas that follow a value down would run out of stack. */
const deepest = 50;

const isTooDeep = (value: unknown, levels = deepest): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/** PostgreSQL cannot keep a NUL and no honest form sends one: it is refused before anything reads it. */
function readJson(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await readText(request, payload);
    if (body === '') return undefined;
    if (body.includes('\u0000') || body.includes('\\u0000')) throw new Refusal('request.nul');
    const value = await new Promise<unknown>((resolve, reject) => {
      void parse(request, body, (error, parsed) => (error ? reject(error) : resolve(parsed)));
    });
    if (isTooDeep(value)) throw new Refusal('request.json');
    return value;
  });
}

/** Forms without files are read here; one that may carry files is read by the call that takes them. */
function readForms(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const body = await readText(request, payload);
      const flaw = body.includes('\u0000') ? new Refusal('request.nul') : flawOf(body);
      if (flaw) throw flaw;
      return parseForm(body);
    },
  );
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}
