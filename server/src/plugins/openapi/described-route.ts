import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';

import type { Guard } from '../../kit/routes/route.ts';
import { isJson } from './json.ts';

/** What a route says of itself, as the description needs it. */
export interface DescribedRoute {
  /** As the lists of calls spell it: `GET policy/tags/list`. */
  call: string;
  method: 'get' | 'post';
  /** Path with its parameters in braces. */
  path: string;
  guard: Guard;
  config: NonNullable<RouteOptions['config']>;
  tag: string;
  query: z.ZodObject | undefined;
  params: z.ZodObject | undefined;
  body: z.ZodType | undefined;
  answer: z.ZodType | undefined;
}

/** Collects the routes that are added from here on. */
export function collectRoutes(app: FastifyInstance): readonly RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  return routes;
}

/** A route in the words of the description. */
export function describedRoute(route: RouteOptions): DescribedRoute {
  const { config = {}, schema = {} } = route;
  const { tags, querystring, params, body, response } = schema;
  const method = String(route.method);
  const [tag] = tags ?? [];
  if (!tag || !config.guard)
    throw new Error(`${method} ${route.url} says neither what it is about nor for whom`);
  return {
    ...{ config, tag, guard: config.guard, method: method === 'GET' ? 'get' : 'post' },
    call: `${method} ${route.url.replace('/api/', '')}`,
    path: route.url.replace(/:(\w+)/g, '{$1}'),
    ...{ query: objectIn(querystring), params: objectIn(params), body: schemaIn(body) },
    answer: schemaIn(isJson(response) ? response[200] : undefined),
  };
}

// Every route is written with zod; Fastify's types do not say so.
const schemaIn = (value: unknown) => (value instanceof z.ZodType ? value : undefined);
const objectIn = (value: unknown) => (value instanceof z.ZodObject ? value : undefined);

/** What another area has under the same name: its calls are called with their own. */
const alsoElsewhere = ['policy/notice'];

/** Id of an operation: the path without its area, in one word. */
export function operationIdOf({ call, config }: DescribedRoute): string {
  if (config.operationId) return config.operationId;
  const [, path = ''] = call.split(' ');
  const parts = path.split('/').filter((part) => !part.startsWith(':'));
  const isShared = alsoElsewhere.includes(parts.slice(0, 2).join('/'));
  const named = parts.length > 2 && !isShared ? parts.slice(1) : parts;
  const id = named.join('-').replace(/[-_.]+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return id.replace(/^blade/, '').replace(/^\w/, (letter) => letter.toLowerCase());
}
