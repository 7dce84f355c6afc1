import type { Module } from '../../kit/routes/route.ts';
import { addContactChange } from './contact/contact-routes.ts';
import { addPasswordReset } from './password-reset/reset-routes.ts';
import { addPasswordChange } from './passwords/change-password.ts';
import { clientModule } from './clients/client-module.ts';
import type { SignInServices } from './sign-in-services.ts';
import { addLockouts } from './lockout/lockouts.ts';
import { addUnlock } from './lockout/unlock.ts';
import { refuseFlat } from './tokens/oauth-refusals.ts';
import { addOauthRoutes } from './tokens/oauth-routes.ts';
import { addOwnPasswordCheck } from './passwords/own-password-check.ts';
import { addSecondFactor } from './second-factor/enrol.ts';
import { addFactorReset } from './second-factor/reset.ts';
import { addSecondStep } from './second-factor/second-step-route.ts';
import { addSecurityPolicy } from './security/security-routes.ts';
import { addPasskeys } from './passkeys/passkey-routes.ts';
import { addPasskeyOffer, addPasskeyToken } from './passkeys/passkey-token.ts';
import { addSignOn, signOnPorts } from './providers/index.ts';
import { addSignOnReturn } from './providers/sign-on-routes.ts';
import type { SendCode } from './providers/sms-routes.ts';
import { addOwnSessions } from './sessions/own-sessions.ts';
import { addProviderLogout } from './single-logout/left-there.ts';
import { addSessionKeeping } from './sessions/session-keeping.ts';
import { housekeepingModule } from './sessions/housekeeping.ts';
import { addLogoutRoutes, addSessionRoutes } from './sessions/session-routes.ts';
import { addBinding } from './ways/bind-routes.ts';
import { addSignInWays } from './ways/ways-routes.ts';
import { addSignInPage } from './sign-in-page.ts';

/** The session's own calls: how it begins, what proves its person, who keeps it, and through which application. */
export const signInModule =
  (signIn: SignInServices, sendCode: SendCode): Module =>
  (app) => {
    const ports = signOnPorts(signIn.services);
    void app.register((flat, _options, done) => {
      refuseFlat(flat);
      addOauthRoutes(flat, signIn);
      addSecondStep(flat, signIn);
      addLogoutRoutes(flat, signIn, ports);
      addProviderLogout(flat, signIn, ports);
      addSignOnReturn(flat, signIn, ports);
      addPasskeyToken(flat, signIn);
      done();
    });
    addSessionRoutes(app, signIn);
    addSignOn(app, ports, sendCode);
    addBinding(app, signIn, ports);
    addSignInWays(app, signIn);
    addPasskeys(app, signIn);
    addPasskeyOffer(app, signIn);
    addSignInPage(app, signIn);
    addPasswordChange(app, signIn);
    addPasswordReset(app, signIn);
    addContactChange(app, signIn);
    addOwnPasswordCheck(app, signIn);
    addSecondFactor(app, signIn);
    addFactorReset(app, signIn);
    addSessionKeeping(app, signIn);
    addOwnSessions(app, signIn);
    addLockouts(app);
    addUnlock(app, signIn);
    addSecurityPolicy(app);
    clientModule(app);
    housekeepingModule(app);
  };
