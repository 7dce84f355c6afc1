import { compile } from '@fastify/proxy-addr';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

import type { Module } from './kit/routes/route.ts';
import type { Services } from './kit/services/services.ts';
import type { SessionBook } from './kit/runtime/sessions.ts';
import type { Observe } from './metrics/metrics.ts';
import { registerAccessLine } from './plugins/access-line.ts';
import { registerApiLog } from './plugins/api-log.ts';
import { registerAuth } from './plugins/auth.ts';
import { registerAnswers } from './plugins/answers.ts';
import { refuseUnreadable } from './plugins/client-errors.ts';
import { registerEnvelope } from './plugins/envelope.ts';
import { refuseUnrouted, registerErrors } from './plugins/errors.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { requestIdBy } from './plugins/request-id.ts';
import { registerPostParameters } from './plugins/post-parameters.ts';
import { registerRequests } from './plugins/requests.ts';

/** What the server is made of besides its plugins. */
export interface AppDependencies {
  services: Services;
  sessions: SessionBook;
  modules: readonly Module[];
  /** Called for every call once its answer is out. */
  observe?: Observe | undefined;
}

/**
 * A request whose head does not get on is ended, so that half-open ones do not use up the connections.
 * Bodies are watched where they are read: a whole upload may take long as long as it gets on.
 */
const patience = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  requestTimeout: 7_200_000,
  // A machine that is busy starts slowly, but it starts.
  pluginTimeout: 120_000,
};

/** The whole server under /api, ready to listen or to be injected into; a route without a guard makes this reject. */
export async function buildApp({
  services,
  sessions,
  modules,
  observe,
}: AppDependencies): Promise<FastifyInstance> {
  const trusted = compile(services.config.trustedProxies);
  const app = Fastify({
    loggerInstance: services.processLog,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trusted,
    bodyLimit: 1_048_576,
    // Stands in a failed answer and in every log, so that one leads to the other.
    genReqId: requestIdBy(trusted),
    exposeHeadRoutes: false,
    frameworkErrors: refuseUnrouted,
    clientErrorHandler: refuseUnreadable(services.processLog),
    // The framework's own answer while it stops has neither envelope nor headers of ours.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    ...patience,
  });
  app.decorate('services', services);
  app.decorate('recyclables', []);
  app.decorate('changers', new Map());
  app.decorate('exporters', new Map());
  app.setValidatorCompiler(validatorCompiler);
  // The repository selects what may be told field by field; the conformance suite holds answers to their schemas.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  registerAnswers(app);
  registerErrors(app);
  registerApiLog(app);
  registerAccessLine(app);
  if (observe) {
    app.addHook('onResponse', (request, reply, done) => {
      observe(request, reply);
      done();
    });
  }
  await app.register(
    async (api) => {
      registerAuth(api, sessions);
      registerEnvelope(api);
      registerRequests(api);
      registerPostParameters(api);
      await registerRateLimit(api);
      registerOpenapi(api);
      for (const module of modules) module(api);
    },
    { prefix: '/api' },
  );
  return app;
}
