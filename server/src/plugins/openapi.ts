import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { permission } from '../kit/route.ts';

/** Permission to read the description of every call. */
const reader = permission('openapi_view');

/** Describes every call in OpenAPI, for signed-in administrators. */
export async function registerOpenapi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Policy fulfilment service', version: '1' },
      components: { securitySchemes: { bladeAuth: { type: 'apiKey', in: 'header', name: 'Blade-Auth' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/openapi.json', { config: { guard: reader, flat: true }, schema: { tags: ['openapi'] } }, () =>
    app.swagger(),
  );
}
