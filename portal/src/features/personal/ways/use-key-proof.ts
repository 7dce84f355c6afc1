'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { DeviceRefused, passkeyProof } from '@policy/shared/client/passkeys.ts';
import type { DeviceProblem } from '@policy/shared/client/passkeys.ts';
import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';
import { useTranslations } from 'next-intl';

import { http } from '../../../lib/browser/browser-session.ts';

const words = {
  unsupported: 'deviceUnsupported',
  cancelled: 'deviceCancelled',
  known: 'deviceKnown',
} as const satisfies Record<DeviceProblem, string>;

/** Turns what the device refuses into what the server would refuse, so that forms show both alike. */
export function useDeviceRefusal() {
  const t = useTranslations('personal');
  return (error: unknown): never => {
    if (error instanceof DeviceRefused) throw new ApiError({ code: 400, msg: t(words[error.problem]) });
    throw error;
  };
}

/** Has the reader prove himself by a key of his device, for one purpose. */
export function useKeyProof() {
  const refuse = useDeviceRefusal();
  return (purpose: ProofPurpose) => passkeyProof(http, purpose).catch(refuse);
}
