import { Refusal } from '../../../../kit/runtime/errors.ts';
import type { Clock } from '../../../../kit/runtime/clock.ts';
import type { EnvelopeSettings } from '../envelope/envelope-settings.ts';
import { openAnswer, sealRequest } from '../envelope/envelope.ts';
import type { OutboundFetch } from '../outbound-fetch.ts';
import type { Call } from '../port.ts';
import type { ProviderSettings } from '../settings.ts';

/** The two calls of a provider of OAuth2, as it wants them written. */
interface OauthCalls {
  token(form: Readonly<Record<string, string>>, call: Call): Promise<unknown>;
  user(access: string, call: Call): Promise<unknown>;
}

/** What the calls are made with. */
export interface CallPorts {
  fetch: OutboundFetch;
  clock: Clock;
}

/** In the clear, as the standard has it, or in the envelope of SM2 and SM4 that a provider is set to. */
export const oauthCalls = (settings: ProviderSettings, ports: CallPorts): OauthCalls =>
  settings.envelope ? sealedCalls(settings, settings.envelope, ports) : plainCalls(settings, ports);

function plainCalls({ tokenUrl, userInfoUrl }: ProviderSettings, { fetch }: CallPorts): OauthCalls {
  const accept = 'application/json';
  return {
    async token(form, { signal }) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept };
      const body = new URLSearchParams({ ...form }).toString();
      return told(await fetch(tokenUrl, { method: 'POST', headers, body, signal }));
    },
    async user(access, { signal }) {
      const headers = { authorization: `Bearer ${access}`, accept };
      return told(await fetch(userInfoUrl, { method: 'GET', headers, signal }));
    },
  };
}

function sealedCalls(
  { clientId, tokenUrl, userInfoUrl }: ProviderSettings,
  envelope: EnvelopeSettings,
  { fetch, clock }: CallPorts,
): OauthCalls {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const ask = async (address: string, parameters: Readonly<Record<string, string>>, { signal }: Call) => {
    const { body, key } = sealRequest(envelope, { clientId, parameters, now: clock.now() });
    const sent = { method: 'POST', headers, body: JSON.stringify(body), signal };
    return openAnswer(envelope, await told(await fetch(address, sent)), key);
  };
  return {
    token: (form, call) => ask(tokenUrl, form, call),
    user: (access, call) => ask(userInfoUrl, { access_token: access }, call),
  };
}

async function told(response: Response): Promise<unknown> {
  if (response.status >= 500) throw new Error(`The provider answered ${String(response.status)}`);
  if (!response.ok) throw new Refusal('signOn.refused');
  try {
    return await response.json();
  } catch {
    throw new Refusal('signOn.refused');
  }
}
