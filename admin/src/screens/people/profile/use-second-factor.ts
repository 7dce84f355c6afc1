import useSWR from 'swr';

import type { SaidProof } from '@policy/shared/client/passkeys.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** What the server says of the caller's second factor. */
export interface FactorState {
  enrolled: 0 | 1;
  required: 0 | 1;
  since: string | null;
  recoveryCodesLeft: number;
}

/** What an authenticator is set up with; told once. */
export interface Begun {
  uri: string;
  secret: string;
}

const path = 'blade-user/second-factor';

/** The second factor of the person at work, and what he may do with it; each act takes a proof or a code. */
export function useSecondFactor() {
  const { http } = useWorkplace();
  const { data: state, mutate } = useSWR<FactorState, Error>(['second-factor'], () =>
    http.get<FactorState>(`${path}/state`),
  );
  const codesOf = async (act: Promise<{ recoveryCodes: string[] }>) => (await act).recoveryCodes;
  return {
    state,
    look: () => void mutate(),
    begin: (proof: SaidProof) => http.post<Begun>(`${path}/begin`, { ...proof }),
    confirm: (code: string) => codesOf(http.post(`${path}/confirm`, { code })),
    renew: (proof: SaidProof) => codesOf(http.post(`${path}/recovery-codes`, { ...proof })),
    remove: (proof: SaidProof) => http.post<null>(`${path}/remove`, { ...proof }),
  };
}
