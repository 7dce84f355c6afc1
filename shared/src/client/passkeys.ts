import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import type { ProofPurpose } from '../contract/sign-in/proofs.ts';
import type { CallOptions, Http } from './http.ts';

/** Why a device made no key and signed nothing. */
export type DeviceProblem = 'unsupported' | 'cancelled' | 'known';

/** The device did not do what it was asked to; no call was refused. */
export class DeviceRefused extends Error {
  readonly problem: DeviceProblem;

  constructor(problem: DeviceProblem) {
    super(`The device: ${problem}`);
    this.problem = problem;
  }
}

/** Whether this browser can hold or reach keys: only on a secure page of one that knows them. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

// What speaks to the device is needed by few, and by them once a button was pressed.
const load = () => import('@simplewebauthn/browser');

/** By what somebody proves himself: his password as sign-in sends it, empty where he has none, or what his device signed. */
export type SaidProof = { password: string } | { credential: string };

/** Has a device of the caller sign that it is he, for one purpose and in this session. */
export async function passkeyProof(http: Http, purpose: ProofPurpose): Promise<{ credential: string }> {
  if (!knowsPasskeys()) throw new DeviceRefused('unsupported');
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    load(),
    http.post<PublicKeyCredentialRequestOptionsJSON>(
      'blade-user/passkey/prove',
      { purpose },
      { quiet: true },
    ),
  ]);
  return { credential: JSON.stringify(await asked(startAuthentication({ optionsJSON }))) };
}

/** Has the caller's device make a key, and has the server keep it under a name. */
export async function addPasskey(
  http: Http,
  { proof, label }: { proof: SaidProof; label: string },
): Promise<void> {
  const path = 'blade-user/passkey';
  if (!knowsPasskeys()) throw new DeviceRefused('unsupported');
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    load(),
    http.post<PublicKeyCredentialCreationOptionsJSON>(`${path}/begin`, { ...proof }),
  ]);
  const made = await asked(startRegistration({ optionsJSON }));
  await http.post(`${path}/confirm`, { credential: JSON.stringify(made), label });
}

/** Has a device sign in with its key; what the server answers opens a session, as the flat calls of tokens do. */
export async function passkeyToken(
  http: Http,
  { tenantId, headers }: { tenantId: string; headers: Record<string, string> },
): Promise<unknown> {
  const options: CallOptions = {
    ...{ anonymous: true, quiet: true, headers: { ...headers, 'Tenant-Id': tenantId } },
  };
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    load(),
    http.post<PublicKeyCredentialRequestOptionsJSON>('blade-auth/passkey/options', {}, options),
  ]);
  const signed = await asked(startAuthentication({ optionsJSON }));
  const credential = JSON.stringify(signed);
  return http.postForm<unknown>('blade-auth/oauth/token/passkey', { credential }, options);
}

/** What a device answers; whatever it refuses is one of our reasons. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new DeviceRefused(isKnown ? 'known' : 'cancelled');
  }
}
