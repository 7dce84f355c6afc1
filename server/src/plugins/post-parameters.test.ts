import Fastify from 'fastify';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { registerPostParameters } from './post-parameters.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify().setValidatorCompiler(validatorCompiler);
  registerPostParameters(app);
  const named = z.object({ id: z.string(), reason: z.string() });
  app.post('/named', { schema: { body: named } }, ({ body }) => ({ body }));
  app.post('/listed', { schema: { body: z.array(z.string()) } }, ({ body }) => ({ body }));
  app.post('/open', ({ body }) => ({ body: body ?? null }));
  app.get('/read', ({ body }) => ({ body: body ?? null }));
  await app.ready();
});

const send = async (url: string, over: InjectOptions = {}) => {
  const answer = await app.inject({ method: 'POST', url, ...over });
  return [answer.statusCode, answer.json().body] as const;
};

it('a POST takes its parameters from its query, its body, or both, and believes the body', async () => {
  const both = { id: '1', reason: 'x' };
  expect(await send('/named?id=1&reason=x')).toEqual([200, both]);
  expect(await send('/named', { payload: both })).toEqual([200, both]);
  expect(await send('/named?id=2&reason=x', { payload: { id: '1' } })).toEqual([200, both]);
  expect((await send('/named?id=1'))[0]).toBe(400);
  expect((await send('/named'))[0]).toBe(400);
});

it('a list stays a list, and what no schema reads stays as it came', async () => {
  expect(await send('/listed?id=1', { payload: ['a'] })).toEqual([200, ['a']]);
  expect(await send('/open?id=1')).toEqual([200, null]);
  expect(await send('/read?id=1', { method: 'GET' })).toEqual([200, null]);
});
