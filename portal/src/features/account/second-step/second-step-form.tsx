import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { ErrorSummary } from '../../../components/forms/error-summary.tsx';
import type { FieldProblem } from '../../../components/forms/error-summary.tsx';
import { TextInput } from '../../../components/forms/text-input.tsx';
import { textIn } from '../../../lib/browser/text-in.ts';

interface SecondStepFormProps {
  /** Stands for the sign-in whose password was right. */
  ticket: string;
  goTo: string;
  onBack: () => void;
}

/** The second step of signing in: the code of an authenticator, or a recovery code. */
export function SecondStepForm({ ticket, goTo, onBack }: SecondStepFormProps) {
  const t = useTranslations('account.secondStep');
  const login = useTranslations('account.login');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  // The form took the place of another one, which the reader has just sent.
  useEffect(() => document.getElementById('code')?.focus(), []);
  const verify = async (code: string) => {
    if (code === '') {
      setProblems([{ fieldId: 'code', text: login('needed', { field: t('code') }) }]);
      return;
    }
    setBusy(true);
    const { trySecondStep } = await import('../try-sign-in.ts');
    const attempted = await trySecondStep({ ticket, code });
    if (attempted === 'signedIn') {
      window.location.replace(goTo);
      return;
    }
    setBusy(false);
    if ('problem' in attempted) setProblems([attempted.problem]);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void verify(textIn(new FormData(event.currentTarget), 'code').trim());
  };
  return (
    <div>
      <ErrorSummary title={login('problem')} problems={problems} />
      <form onSubmit={submit} noValidate method="post" className="space-y-5">
        <p role="status">{t('lead')}</p>
        <TextInput
          id="code"
          name="code"
          label={t('code')}
          error={problems[0]?.text ?? ''}
          autoComplete="one-time-code"
          maxLength={40}
        />
        <Button type="submit" size="large" busy={isBusy} className="w-full">
          {isBusy ? t('busy') : t('verify')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </form>
    </div>
  );
}
