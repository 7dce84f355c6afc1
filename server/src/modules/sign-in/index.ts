import type { Module } from '../../kit/routes/route.ts';
import { addPasswordChange } from './passwords/change-password.ts';
import { clientModule } from './clients/client-module.ts';
import type { Identity } from './sign-in-services.ts';
import { addLockouts } from './lockout/lockouts.ts';
import { addUnlock } from './lockout/unlock.ts';
import { refuseFlat } from './tokens/oauth-refusals.ts';
import { addOauthRoutes } from './tokens/oauth-routes.ts';
import { addOwnPasswordCheck } from './passwords/own-password-check.ts';
import { addSecondFactor } from './second-factor/enrol.ts';
import { addFactorReset } from './second-factor/reset.ts';
import { addSecondStep } from './second-factor/second-step-route.ts';
import { addSessionKeeping } from './sessions/session-keeping.ts';
import { addLogoutRoutes, addSessionRoutes } from './sessions/session-routes.ts';
import { addTenantRoutes } from './sign-in-page.ts';

/** The session's own calls: how it begins, what proves its person, who keeps it, and through which application. */
export const signInModule =
  (identity: Identity): Module =>
  (app) => {
    void app.register((flat, _options, done) => {
      refuseFlat(flat);
      addOauthRoutes(flat, identity);
      addSecondStep(flat, identity);
      addLogoutRoutes(flat, identity);
      done();
    });
    addSessionRoutes(app, identity);
    addTenantRoutes(app, identity);
    addPasswordChange(app, identity);
    addOwnPasswordCheck(app, identity);
    addSecondFactor(app, identity);
    addFactorReset(app, identity);
    addSessionKeeping(app, identity);
    addLockouts(app);
    addUnlock(app, identity);
    clientModule(app);
  };
