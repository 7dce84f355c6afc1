import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../src/app.ts';
import { compose } from '../../src/compose.ts';
import type { Guard, Module } from '../../src/kit/routes/route.ts';
import type { TestServer } from '../test-server.ts';

/** A route that the server has. */
export interface Route {
  /** As `calls.ts` spells it: `GET policy/tags/list`. */
  call: string;
  guard: Guard | undefined;
  flat: boolean;
}

/** Every route of the server, told by building it once more with a listener in front. */
export async function routesOf({ services }: TestServer): Promise<Route[]> {
  const routes: Route[] = [];
  const listener: Module = (api) => {
    api.addHook('onRoute', ({ method, url, config }) => {
      const call = `${String(method)} ${url.replace('/api/', '')}`;
      routes.push({ call, guard: config?.guard, flat: config?.flat ?? false });
    });
  };
  const app = await buildWith(services, [listener]);
  await app.close();
  return routes;
}

/** The server's own parts with modules in front of them. */
export async function buildWith(
  { config, database, clock }: TestServer['services'],
  modules: readonly Module[],
): Promise<FastifyInstance> {
  const parts = await compose({ config, database, clock });
  const app = await buildApp({ ...parts, modules: [...modules, ...parts.modules] });
  await app.ready();
  return app;
}

/** The path of a documented call: parameters stand in braces there. */
export const documentedPath = (call: string) => `/api/${call.split(' ')[1] ?? ''}`.replace(/:(\w+)/g, '{$1}');
