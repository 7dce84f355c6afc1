import type { Services } from '../kit/services/services.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import type { KeptSignature, Signatory, Signed, SigningService } from './port.ts';
import { simulatedSigning } from './simulated.ts';

/** Where no service is connected, the act is its signer's own: hashed, and signed by nobody. */
const noSigning: SigningService = {
  ...{ name: 'none', isSimulated: false },
  sign: () => Promise.resolve(null),
  verify: () => Promise.resolve({ isTrue: false, isInTime: false }),
};

/** The service of an installation; production never asks the simulated one. */
export const signingOf = ({ config, cipher }: Pick<Services, 'config' | 'cipher'>): SigningService =>
  config.mode === 'production' ? noSigning : simulatedSigning(cipher);

/** The service that made a signature, for verifying it: which one is asked now does not matter to what was signed. */
export const signingNamed = (
  { cipher }: Pick<Services, 'cipher'>,
  name: SigningService['name'],
): SigningService => (name === 'simulated' ? simulatedSigning(cipher) : noSigning);

const patienceMs = 5000;

/** Has somebody sign within bounds: where the service fails or takes too long, nothing is signed and nothing handed in. */
export async function signWithin(
  signing: SigningService,
  what: Signed,
  who: Signatory,
): Promise<KeptSignature | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The signature service did not answer')), patienceMs);
  });
  try {
    return await Promise.race([signing.sign(what, who), late]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('application.signingFailed');
  } finally {
    clearTimeout(timer);
  }
}
