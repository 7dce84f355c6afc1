import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';

import { secondStepOf } from '@policy/shared/auth/credentials/second-step.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';

import { http, session } from '../site.ts';
import type { Heard } from './more-ways.tsx';

const said = z.string().default('');
const back = z.object({ code: said, state: z.string().min(1), iss: said, error: said });
type Back = z.output<typeof back>;
const answer = z.object({ redirect: z.string().startsWith('/') });

/** What a provider put into the address of the sign-in page; the simulated third party comes with its name. */
const returnIn = (search: URLSearchParams) =>
  search.has('source') ? undefined : back.safeParse(Object.fromEntries(search)).data;

/** Signs in with it, and tells where the person wanted to go. */
async function finish({ code: loginCode, ...rest }: Back, tenantId: string): Promise<string> {
  let goTo = '/';
  await session.beginBy(async (headers) => {
    const options = { anonymous: true, quiet: true, headers: { ...headers, 'Tenant-Id': tenantId } };
    const sent = { loginCode, ...rest };
    const body = await http.getFlat<unknown>('policy/gdgovesso/logincallback', sent, options);
    goTo = answer.parse(body).redirect;
    return { body, isSession: true };
  });
  return goTo;
}

/** Finishes a sign-on over a provider, and tells while it does; what it put into the address holds once, and is gone from there at once. */
export function useProviderReturn(tenantId: string, { onRefused, onStep }: Heard): boolean {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [came] = useState(() => returnIn(search));
  const [isReturning, setReturning] = useState(came !== undefined);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!came || isTaken.current) return;
    isTaken.current = true;
    void navigate('/login', { replace: true });
    finish(came, tenantId).then(
      (goTo) => void navigate(goTo, { replace: true }),
      (error: unknown) => {
        setReturning(false);
        if (!(error instanceof ApiError)) throw error;
        const step = secondStepOf(error);
        if (step) onStep(step);
        else onRefused(error.msg);
      },
    );
  }, [came, tenantId, navigate, onRefused, onStep]);
  return isReturning;
}
