import type { FastifyInstance, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';

import type { Module } from './route.ts';

/**
 * The calls of a module once more at other addresses, for clients that know them by those: the same guards, the same
 * handlers, nothing of their own. `at` answers the other address of a call, or null for one that has none.
 */
export const twinOf =
  (module: Module, at: (path: string) => string | null): Module =>
  (app) => {
    const add =
      (method: 'GET' | 'POST') =>
      (path: string, options: RouteShorthandOptions, handler: RouteHandlerMethod) => {
        const url = at(path);
        return url === null ? app : app.route({ ...options, method, url, handler });
      };
    module(
      // Everything else of the app, but what a module notes of itself: that stands there already.
      Object.create(app, {
        get: { value: add('GET') },
        post: { value: add('POST') },
        recyclables: { value: [] },
        changers: { value: new Map() },
      }) as FastifyInstance,
    );
  };
