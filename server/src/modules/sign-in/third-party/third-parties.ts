import type { Config } from '../../../config.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { IdentityProvider } from '../providers/port.ts';

const code = /^[\p{L}\p{N}_-]{2,30}$/u;
const facts = { idNumber: null, phone: null, companyName: null, creditCode: null, legalPerson: null };

/** The simulated third party believes whoever comes: the code is the name, and it vouches for no more than that. */
const simulated: IdentityProvider = {
  begin: ({ returnAddress, state }) => {
    // Its page is a dialog of the sign-in page, so that the way there leads back to it.
    const url = new URL(returnAddress);
    url.searchParams.set('source', 'demo');
    url.searchParams.set('state', state);
    return Promise.resolve(url);
  },
  finish: ({ code: name }) =>
    code.test(name)
      ? Promise.resolve({
          ...{ subject: name, access: null, identity: null, session: null },
          person: { ...facts, name, userType: 'individual', level: 0 },
        })
      : Promise.reject(new Refusal('signIn.social')),
  level: () => Promise.resolve(0),
  end: () => Promise.resolve(null),
  left: () => Promise.reject(new Refusal('signOn.logout')),
};

const parties: Readonly<Record<string, { provider: IdentityProvider; isSimulated: boolean }>> = {
  demo: { provider: simulated, isSimulated: true },
};

/** The third party of a name on the port of providers; refuses one that is unknown, or simulated in production. */
export function partyAt(source: string, config: Pick<Config, 'mode'>): IdentityProvider {
  const party = Object.hasOwn(parties, source) ? parties[source] : undefined;
  if (!party || (party.isSimulated && config.mode === 'production')) throw new Refusal('signIn.source');
  return party.provider;
}

/** Whether a third party signs people in. */
export const isPartyOn = (source: string, { mode }: Pick<Config, 'mode'>): boolean =>
  Object.hasOwn(parties, source) && !(parties[source]?.isSimulated && mode === 'production');
