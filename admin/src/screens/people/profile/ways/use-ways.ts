import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import useSWR from 'swr';

import { noteBinding, takeBinding } from '@policy/shared/auth/session/binding.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { addPasskey } from '@policy/shared/client/passkeys.ts';
import type { SaidProof } from '@policy/shared/client/passkeys.ts';
import type { SignInWays } from '@policy/shared/contract/sign-in/ways.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';

/** The ways in which the person at work signs in, and what he may do with them; each act takes his password where he has one, or what a key of his signed. */
export function useWays() {
  const { http } = useWorkplace();
  const { data, mutate } = useSWR<SignInWays, Error>(['sign-in-ways'], () =>
    http.get<SignInWays>('blade-user/sign-in-way/list'),
  );
  const changing = async (call: Promise<unknown>) => {
    await call;
    await mutate();
  };
  const quiet = { quiet: true };
  return {
    ways: data,
    look: () => void mutate(),
    unbind: (id: string, proof: SaidProof) =>
      changing(http.post('blade-user/sign-in-way/unbind', { id, ...proof }, quiet)),
    bind: async (provider: string, proof: SaidProof) => {
      const asked = { provider, ...proof };
      const { url } = await http.post<{ url: string }>('policy/gdgovesso/bind', asked, quiet);
      noteBinding(url);
      window.location.assign(url);
    },
    add: (label: string, proof: SaidProof) => changing(addPasskey(http, { label, proof })),
    rename: (id: string, label: string) =>
      changing(http.post('blade-user/passkey/rename', { id, label }, quiet)),
    remove: (id: string, proof: SaidProof) =>
      changing(http.post('blade-user/passkey/remove', { id, ...proof }, quiet)),
  };
}

/** What a person may do with them. */
export type Acts = Omit<ReturnType<typeof useWays>, 'ways' | 'look'>;

/** How a visit to a provider ended that was to tie a login. */
export interface BindingEnd {
  name?: string;
  refusal?: string;
}

/** Finishes such a visit with what the provider put into the address, and tells how it ended; the address is rid of it at once. */
export function useBindingReturn(onTied: () => void): BindingEnd | null {
  const { http } = useWorkplace();
  const [search, setSearch] = useSearchParams();
  const [end, setEnd] = useState<BindingEnd | null>(null);
  const taken = useRef(false);
  useEffect(() => {
    const { code: loginCode = '', state = '', iss = '', error = '' } = Object.fromEntries(search);
    if (state === '' || taken.current) return;
    taken.current = true;
    setSearch({}, { replace: true });
    if (!takeBinding(state)) return;
    const sent = { loginCode, state, iss, error };
    http.post<{ name: string }>('policy/gdgovesso/bindcallback', sent, { quiet: true }).then(
      ({ name }) => {
        setEnd({ name });
        onTied();
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
        setEnd({ refusal: failure.msg });
      },
    );
  }, [search, setSearch, http, onTied]);
  return end;
}
