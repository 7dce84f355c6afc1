'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ErrorSummary, type FieldProblem } from '../../../components/forms/error-summary.tsx';
import { TextInput } from '../../../components/forms/text-input.tsx';
import { LocalLink } from '../../../components/navigation/local-link.tsx';
import { http } from '../../../lib/browser/browser-session.ts';

const fields = ['password', 'password1'] as const;

/** Chooses a password by the ticket behind the # of the address, which is told to nobody but the server's call. */
export function NewPasswordForm() {
  const t = useTranslations('newPassword');
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const send = async (form: FormData) => {
    const [password, password1] = fields.map((name) => said(form, name));
    const problem = password === '' ? 'needed' : password === password1 ? null : 'differ';
    if (problem !== null) {
      setProblems([{ fieldId: problem === 'needed' ? 'password' : 'password1', text: t(problem) }]);
      return;
    }
    setBusy(true);
    try {
      const ticket = globalThis.location.hash.slice(1);
      const sent = { ticket, password, password1 };
      await http.post('policy/policyuserinfo/newPassword', sent, { anonymous: true });
      setProblems([]);
      setDone(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems([refusedAt(error)]);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void send(new FormData(event.currentTarget));
  };
  if (isDone)
    return (
      <Notice tone="good" role="status">
        {t('done')}{' '}
        <LocalLink href="/login" className="link">
          {t('signIn')}
        </LocalLink>
      </Notice>
    );
  return (
    <>
      <ErrorSummary title={t('problem')} problems={problems} />
      <form onSubmit={submit} noValidate className="max-w-reading space-y-6">
        {fields.map((name) => (
          <TextInput
            key={name}
            {...{ id: name, name, type: 'password', autoComplete: 'new-password', maxLength: 100 }}
            label={t(name)}
            hint={name === 'password' ? t('hint') : undefined}
            error={problems.find(({ fieldId }) => fieldId === name)?.text ?? ''}
          />
        ))}
        <Button type="submit" size="large" busy={isBusy}>
          {t('submit')}
        </Button>
      </form>
    </>
  );
}

function said(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What the server refused, at the field that it names; at the password where it names none. */
function refusedAt({ errors: [first], msg }: ApiError): FieldProblem {
  const fieldId = fields.find((field) => field === first?.field) ?? 'password';
  return { fieldId, text: first?.message ?? msg };
}
