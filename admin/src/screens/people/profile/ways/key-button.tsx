import { Button } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { DeviceRefused, passkeyProof } from '@policy/shared/client/passkeys.ts';
import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';

import { useBusy } from '../../../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { deviceProblems } from './device-problems.ts';
import { useWayWords } from './use-way-words.ts';

/** What a device has signed. */
interface KeyProof {
  credential: string;
}

/** What a proof by a key is for, and what follows from it. */
export interface KeyButtonProps {
  purpose: ProofPurpose;
  /** Whether what is typed besides will do; it says so itself where it will not. */
  isReady?: () => Promise<boolean>;
  /** Goes on with the proof; what it throws is told like what the device refuses. */
  onProof: (proof: KeyProof) => Promise<unknown>;
  onRefused: (error: unknown) => void;
}

const ready = () => Promise.resolve(true);

/** The way round a password for a person with a passkey: his device signs that it is he, for one purpose. */
export function KeyButton({ purpose, isReady = ready, onProof, onRefused }: KeyButtonProps) {
  const t = useWayWords();
  const { http } = useWorkplace();
  const { isBusy, run } = useBusy();
  const prove = async () => {
    if (await isReady()) await onProof(await passkeyProof(http, purpose));
  };
  const tell = (error: unknown) =>
    onRefused(
      error instanceof DeviceRefused
        ? new ApiError({ code: 400, msg: t(deviceProblems[error.problem]) })
        : error,
    );
  return (
    <Button loading={isBusy} onClick={() => void run(prove).catch(tell)}>
      {t('byKey')}
    </Button>
  );
}
