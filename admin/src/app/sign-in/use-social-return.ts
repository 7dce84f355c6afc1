import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { secondStepOf } from '@policy/shared/auth/credentials/second-step.ts';
import { defaultTenantId } from '@policy/shared/auth/storage/constants.ts';
import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';

import { session } from '../site.ts';
import { endSocialSignIn, socialReturn } from './social-state.ts';

interface Heard {
  refuse: (sentence: string) => void;
  /** The person has a second step to take with this ticket. */
  askCode: (ticket: string) => void;
}

/** Signs in with what a third party put into the address; an answer that nobody here asked for is refused. */
export function useSocialReturn(tenant: TenantInfo | null | undefined, { refuse, askCode }: Heard) {
  const t = useTranslations('thirdParty');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const taken = useRef('');
  useEffect(() => {
    const back = socialReturn(search);
    if (!back || tenant === undefined || taken.current === back.state) return;
    taken.current = back.state;
    const leave = (to: string) => void navigate(to, { replace: true });
    if (!endSocialSignIn(back.state)) {
      refuse(t('badState'));
      leave('/login');
      return;
    }
    session.signInSocially({ tenantId: tenant?.tenantId ?? defaultTenantId, ...back }).then(
      () => leave('/'),
      (error: unknown) => {
        // The server's sentence stands on the page already.
        leave('/login');
        if (!(error instanceof ApiError)) throw error;
        const step = secondStepOf(error);
        if (step) askCode(step);
      },
    );
  }, [search, tenant, navigate, refuse, askCode, t]);
}
