import { circuitBreaker, ConsecutiveBreaker, handleWhen, timeout, TimeoutStrategy, wrap } from 'cockatiel';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { oauthProvider } from './adapters/oauth2.ts';
import { openIdProvider } from './adapters/openid.ts';
import { outboundFetch } from './outbound-fetch.ts';
import type { Call, IdentityProvider } from './port.ts';
import type { ProviderSettings } from './settings.ts';

/** How long a caller waits for a provider, however many calls his step takes. */
const patienceMs = 2500;
/** So many failures one after the other, and the provider is left alone for a while. */
const mostFailures = 5;
const restMs = 10_000;

type Work<T> = (provider: IdentityProvider, call: Call) => Promise<T>;

/** Asks providers within bounds. */
export interface AskProvider {
  /** Refuses as unreachable what takes too long, fails or has failed five times in a row; what the provider refuses stays as it is. */
  <T>(settings: ProviderSettings, work: Work<T>): Promise<T>;
}

interface Kept {
  /** The settings that it was made of. */
  made: string;
  ask: <T>(work: Work<T>) => Promise<T>;
}

const keptMost = 500;

/** Asks each provider through one breaker of its own; a provider whose settings changed begins anew. */
export function askingProviders({
  outbound,
  config,
  processLog,
  clock,
}: Pick<Services, 'outbound' | 'config' | 'processLog' | 'clock'>): AskProvider {
  const fetch = outboundFetch(outbound, config.localProvider);
  const kept = new Map<string, Kept>();

  function keptFor(settings: ProviderSettings): Kept {
    const made = JSON.stringify(settings);
    const known = kept.get(settings.id);
    if (known?.made === made) return known;
    const provider =
      settings.protocol === 'oidc'
        ? openIdProvider(settings, fetch)
        : oauthProvider(settings, { fetch, clock });
    const policy = wrap(
      circuitBreaker(
        handleWhen((error) => !(error instanceof Refusal)),
        { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(mostFailures) },
      ),
      timeout(patienceMs, TimeoutStrategy.Aggressive),
    );
    const fresh: Kept = {
      made,
      ask: (work) => policy.execute(({ signal }) => work(provider, { signal })),
    };
    if (kept.size >= keptMost) kept.clear();
    kept.set(settings.id, fresh);
    return fresh;
  }

  return async (settings, work) => {
    try {
      return await keptFor(settings).ask(work);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      processLog.warn({ err: error, providerId: settings.id }, 'a sign-on provider did not answer');
      throw new Refusal('signOn.unreachable');
    }
  };
}
