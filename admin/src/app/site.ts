import type { ApiError } from '@policy/shared/client/api-error.ts';
import { createHttp } from '@policy/shared/client/http.ts';
import { signInClient } from '@policy/shared/client/sign-in-client.ts';
import { tokenCookies } from '@policy/shared/auth/storage/cookies.ts';
import { readLanguage } from '@policy/shared/auth/preferences/language.ts';
import { createSession } from '@policy/shared/auth/session/session.ts';
import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';
import { createTokens } from '@policy/shared/auth/session/tokens.ts';

import { basePath } from '../kit/page/base-path.ts';
import { actingIn, isSwitchMode } from './session/switch-mode.ts';
import { signals } from './signal.ts';

/** What this app keeps in the browser, under its own site key. */
export const store = createSiteStore(siteKeys.admin);

/** The tokens of the person signed in here. */
export const tokens = createTokens(store, tokenCookies(siteKeys.admin, basePath));

/** Heard by the frame, which shows the sentence. */
export const refusals = signals<ApiError>();

/** Heard by the frame, which goes to the sign-in page. */
export const sessionEnds = signals<void>();

// Empty while switch mode is off.
const acting = () => actingIn(isSwitchMode ? session.user() : null);

/** The way to the server on the app's own origin. */
export const http = createHttp({
  baseURL: `${basePath}/api`,
  // A public client: the secret is a label, not a secret.
  client: { id: 'admin', secret: 'admin_client' },
  token: () => tokens.access(),
  tenantId: () => session.user()?.tenant_id ?? null,
  locale: () => readLanguage(store),
  deptId: () => acting().deptId,
  roleId: () => acting().roleId,
  onUnauthorised: () => {
    session.end();
    sessionEnds.send();
  },
  onRejected: refusals.send,
});

/** What sign-in and the frame ask. */
export const signInCalls = signInClient(http);

/** The session of the person signed in here. */
export const session = createSession({ http, tokens, store, site: siteKeys.admin });
