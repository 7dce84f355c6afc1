import type { FastifyInstance } from 'fastify';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { permission } from '../kit/routes/route.ts';
import { localeOf } from '../kit/runtime/locale.ts';
import { prefixToldOf } from '../kit/runtime/request-facts.ts';
import { collectRoutes, describedRoute } from './openapi/described-route.ts';
import { describeApi } from './openapi/document.ts';
import type { Json } from './openapi/json.ts';

/** Permission to read the description of every call. */
const reader = permission('openapi_view');

/** Describes every call in OpenAPI, in the reader's language, for signed-in administrators. */
export function registerOpenapi(app: FastifyInstance) {
  const routes = collectRoutes(app);
  const known = new Map<Locale, Json>();
  const documentIn = (locale: Locale) => {
    const document = known.get(locale) ?? describeApi(routes.map(describedRoute), locale);
    known.set(locale, document);
    return document;
  };
  app.get(
    '/openapi.json',
    { config: { guard: reader, flat: true }, schema: { tags: ['openapi'] } },
    (request) => ({ ...documentIn(localeOf(request)), servers: [{ url: prefixToldOf(request) || '/' }] }),
  );
}
