import type { Config } from '../../../config.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';

/** What a third party says of somebody who signed in with it. */
export interface ThirdPartyPerson {
  openId: string;
  nickName: string;
}

/** Turns the code that a third party gave its reader into who he is. */
type Exchange = (code: string) => ThirdPartyPerson;

const code = /^[\p{L}\p{N}_-]{2,30}$/u;

/** The simulated one believes whoever comes: the code is the name. */
const simulated: Exchange = (said) => {
  if (!code.test(said)) throw new Refusal('signIn.social');
  return { openId: said, nickName: said };
};

const exchanges: Readonly<Record<string, { exchange: Exchange; isSimulated: boolean }>> = {
  demo: { exchange: simulated, isSimulated: true },
};

/** Who somebody is to a third party; a simulated one counts outside production only. */
export function personAt(source: string, said: string, { mode }: Pick<Config, 'mode'>): ThirdPartyPerson {
  const party = Object.hasOwn(exchanges, source) ? exchanges[source] : undefined;
  if (!party || (party.isSimulated && mode === 'production')) throw new Refusal('signIn.source');
  return party.exchange(said);
}
