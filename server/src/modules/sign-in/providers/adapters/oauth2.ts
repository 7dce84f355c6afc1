import { z } from 'zod';

import { Refusal } from '../../../../kit/runtime/errors.ts';
import { levelOf, personIn } from '../claims.ts';
import { oauthCalls } from './oauth2-calls.ts';
import type { CallPorts } from './oauth2-calls.ts';
import type { Call, IdentityProvider } from '../port.ts';
import type { ProviderSettings } from '../settings.ts';

const tokenAnswer = z.looseObject({ access_token: z.string().min(1).max(8000) });
const record = z.record(z.string(), z.unknown());

/** OAuth2 as provincial platforms have it: a code, a token for it, and a call that tells who the token is for. */
export function oauthProvider(settings: ProviderSettings, ports: CallPorts): IdentityProvider {
  const calls = oauthCalls(settings, ports);

  async function userOf(access: string, call: Call) {
    const user = record.safeParse(await calls.user(access, call));
    if (!user.success) throw new Refusal('signOn.incomplete');
    return user.data;
  }

  async function tokenFor(form: Record<string, string>, call: Call): Promise<string> {
    const answer = tokenAnswer.safeParse(await calls.token(form, call));
    if (!answer.success) throw new Refusal('signOn.refused');
    return answer.data.access_token;
  }

  return {
    begin({ state, challenge, returnAddress }) {
      const url = new URL(settings.authorizeUrl);
      const parameters = {
        ...{ response_type: 'code', client_id: settings.clientId, redirect_uri: returnAddress, state },
        ...{ code_challenge: challenge, code_challenge_method: 'S256' },
        ...(settings.scope === '' ? {} : { scope: settings.scope }),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return Promise.resolve(url);
    },
    async finish({ code, verifier, returnAddress }, call) {
      const { clientId, clientSecret } = settings;
      const access = await tokenFor(
        {
          ...{ grant_type: 'authorization_code', code, redirect_uri: returnAddress },
          ...{ client_id: clientId, client_secret: clientSecret, code_verifier: verifier },
        },
        call,
      );
      return {
        ...personIn(await userOf(access, call), settings.claims),
        access,
        identity: null,
        session: null,
      };
    },
    async level({ access, subject }, call) {
      const user = await userOf(access, call);
      if (personIn(user, settings.claims).subject !== subject) throw new Refusal('signOn.unproved');
      return levelOf(user, settings.claims);
    },
    end: () => Promise.resolve(null),
    left: () => Promise.reject(new Refusal('signOn.logout')),
  };
}
