import { randomBytes } from 'node:crypto';
import type { SignOnStep, TestedStep } from '@policy/shared/contract/sign-in/sign-on.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { AskProvider } from './asking.ts';
import { publicKeyOf } from '../../../kit/services/sm-ciphers.ts';
import { stepOf } from './outcomes.ts';
import type { ProviderSettings } from './settings.ts';

interface Tested {
  settings: ProviderSettings;
  addresses: readonly string[];
  locale: Locale;
}

const nothing = () => randomBytes(16).toString('base64url');

/**
 * Tries what can be tried without a person: the provider's own description, the address that readers are sent to, and
 * whether the token call answers us at all. A made-up code has to be refused there, and that it is tells that we are heard.
 */
export async function testConnection(
  ask: AskProvider,
  { settings, addresses, locale }: Tested,
): Promise<TestedStep[]> {
  const visit = {
    ...{ state: nothing(), nonce: nothing(), challenge: nothing(), locale },
    returnAddress: addresses[0] ?? '',
  };
  const steps: TestedStep[] = [];
  const tried = async (step: SignOnStep, work: () => Promise<string>): Promise<boolean> => {
    const since = performance.now();
    const told = await work().then(
      (message) => ({ step, ok: true, message }),
      (error: unknown) => ({ step: failedAt(error, step), ok: false, message: sentenceOf(error, locale) }),
    );
    steps.push({ ms: Math.round(performance.now() - since), ...told });
    return told.ok;
  };
  const isFound = await tried('discover', async () => {
    const url = await ask(settings, (provider, call) => provider.begin(visit, call));
    return url.origin + url.pathname;
  });
  if (!isFound) return steps;
  await tried('return', () => Promise.resolve(whole(visit.returnAddress)));
  const ownKey = settings.envelope?.privateKey ?? '';
  if (ownKey !== '') await tried('signature', () => Promise.resolve(ourKey(ownKey, locale)));
  await tried('token', () =>
    ask(settings, (provider, call) =>
      provider.finish({ ...visit, code: nothing(), issuer: settings.issuer, verifier: nothing() }, call),
    ).then(
      () => '',
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'signOn.refused') return settings.clientId;
        throw error;
      },
    ),
  );
  return steps;
}

/** What came back and is not signed or does not open is told as that, and not as a token that was refused. */
function failedAt(error: unknown, going: SignOnStep): SignOnStep {
  const step = stepOf(error, going);
  return step === 'signature' || step === 'decryption' ? step : going;
}

/** The key that the provider has to know of us, for whoever registers it there. */
const ourKey = (privateKey: string, locale: Locale): string =>
  fill(catalogue(locale).signInWays.ourKey, { key: publicKeyOf(privateKey) });

function whole(address: string): string {
  if (address === '') throw new Refusal('signOn.returnAddress');
  return address;
}

function sentenceOf(error: unknown, locale: Locale): string {
  if (!(error instanceof Refusal)) throw error;
  return refusalSentence(error.code, error.facts, locale);
}
