import type { FastifyInstance } from 'fastify';

import type { Services } from '../../../kit/services/services.ts';
import { askBeforeActs, levelAsking } from './ask-level.ts';
import { askingProviders } from './asking.ts';
import { addLevel } from './level-route.ts';
import { providerModule } from './provider-module.ts';
import { addSignOnBegin } from './sign-on-routes.ts';
import { addSmsStep } from './sms-routes.ts';
import type { SendCode } from './sms-routes.ts';
import type { SignOnPorts } from './visits.ts';

/** Providers are asked through one set of breakers for all calls of a server. */
export const signOnPorts = (services: Services): SignOnPorts => ({
  services,
  ask: askingProviders(services),
});

/** The calls of the provincial sign-on but the one that answers a token, the providers' own, and what is asked of providers before acts. */
export function addSignOn(app: FastifyInstance, ports: SignOnPorts, sendCode: SendCode) {
  addSignOnBegin(app, ports);
  const askLevel = levelAsking(ports);
  addLevel(app, askLevel);
  askBeforeActs(app, askLevel);
  addSmsStep(app, ports.services, sendCode);
  providerModule(ports)(app);
}
