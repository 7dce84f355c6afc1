import { isCaptchaRefusal } from '@policy/shared/auth/credentials/captcha-refusal.ts';
import { defaultTenantId } from '@policy/shared/auth/storage/constants.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { FieldProblem } from '../../components/forms/error-summary.tsx';
import { session } from '../../lib/browser/browser-session.ts';
import { credentialsOf, missingIn } from './credentials.ts';

/** A sign-in as its form sees it. */
export interface SigningIn {
  problems: FieldProblem[];
  isBusy: boolean;
  /** Counts the answered captchas; each holds once. */
  turn: number;
  signIn: (form: FormData) => Promise<void>;
}

/** Signs in with what the form holds and leads on; a refusal stays on the page, in the server's words. */
export function useSignIn({ tenantId, goTo }: { tenantId: string | null; goTo: string }): SigningIn {
  const t = useTranslations('account.login');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  const signIn = async (form: FormData) => {
    const typed = credentialsOf(form, tenantId ?? defaultTenantId);
    const missing = missingIn(typed);
    if (missing.length > 0) {
      setProblems(missing.map((fieldId) => ({ fieldId, text: t('needed', { field: t(fieldId) }) })));
      return;
    }
    setBusy(true);
    try {
      await session.signIn(typed);
      window.location.replace(goTo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems([{ fieldId: isCaptchaRefusal(error) ? 'captchaCode' : 'username', text: error.msg }]);
      setTurn((before) => before + 1);
      setBusy(false);
    }
  };
  return { problems, isBusy, turn, signIn };
}
