import { defaultTenantId } from '@policy/shared/auth/storage/constants.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { FieldProblem } from '../../components/forms/error-summary.tsx';
import { credentialsOf, missingIn } from './credentials.ts';

/** A sign-in as its form sees it. */
export interface SigningIn {
  problems: FieldProblem[];
  isBusy: boolean;
  /** Counts the answered captchas; each holds once. */
  turn: number;
  signIn: (form: FormData) => Promise<void>;
  /** Somebody begins to fill the form in: what signs in is fetched meanwhile. */
  prepare: () => void;
  /** Stands for a sign-in whose password was right and whose code is awaited. */
  ticket: string | null;
}

/** What signs in is as large as the rest of the page, and not needed to read it. */
const load = () => import('./try-sign-in.ts').catch(() => null);

/** Signs in with what the form holds and leads on; a refusal stays on the page, in the server's words. */
export function useSignIn({ tenantId, goTo }: { tenantId: string | null; goTo: string }): SigningIn {
  const t = useTranslations('account.login');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  const [ticket, setTicket] = useState<string | null>(null);
  const signIn = async (form: FormData) => {
    const typed = credentialsOf(form, tenantId ?? defaultTenantId);
    const missing = missingIn(typed);
    if (missing.length > 0) {
      setProblems(missing.map((fieldId) => ({ fieldId, text: t('needed', { field: t(fieldId) }) })));
      return;
    }
    setBusy(true);
    const loaded = await load();
    const attempted = loaded
      ? await loaded.trySignIn(typed)
      : { problem: { fieldId: 'username', text: t('notLoaded') } };
    if (attempted === 'signedIn') {
      window.location.replace(goTo);
      return;
    }
    setTurn((before) => before + 1);
    setBusy(false);
    if ('ticket' in attempted) {
      setProblems([]);
      setTicket(attempted.ticket);
    } else setProblems([attempted.problem]);
  };
  return {
    ...{ problems, isBusy, turn, signIn, ticket },
    prepare: () => void load(),
  };
}
