'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { correctAccountInput } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';

import { ScriptButton } from '../../components/actions/script-button.tsx';
import { ErrorSummary, type FieldProblem } from '../../components/forms/error-summary.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { http } from '../../lib/browser/browser-session.ts';

interface AccountCorrectionProps {
  id: string;
  accountName: string;
  bankName: string;
}

const fields = ['accountName', 'bankName', 'bankAccount'] as const;

/** Another account after a payment came back; the page is shown anew once it is taken. */
export function AccountCorrection({ id, accountName, bankName }: AccountCorrectionProps) {
  const t = useTranslations('processDetail.correction');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const initial = { accountName, bankName, bankAccount: '' };
  const send = async (form: FormData) => {
    const typed = { id, ...Object.fromEntries(form), bankAccount: digitsIn(form.get('bankAccount')) };
    const read = correctAccountInput.safeParse(typed);
    if (!read.success) {
      const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
      setProblems(
        fields
          .filter((field) => wrong.has(field))
          .map((field) => ({ fieldId: field, text: t(`wrong.${field}`) })),
      );
      return;
    }
    setBusy(true);
    try {
      await http.post(`${application.path}/correctAccount`, read.data);
      window.location.reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems([{ fieldId: 'accountName', text: error.msg }]);
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void send(new FormData(event.currentTarget));
  };
  return (
    <section id="account" tabIndex={-1} className="rounded-lg border-2 border-grain-700 p-5 md:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{t('text')}</p>
      <ErrorSummary title={t('problems')} problems={problems} />
      <form onSubmit={submit} noValidate method="post" className="script-only space-y-5">
        {fields.map((field) => (
          <TextInput
            key={field}
            id={field}
            name={field}
            label={t(field)}
            error={problems.find(({ fieldId }) => fieldId === field)?.text ?? ''}
            defaultValue={initial[field]}
            maxLength={100}
            inputMode={field === 'bankAccount' ? 'numeric' : undefined}
            autoComplete="off"
          />
        ))}
        <ScriptButton type="submit" busy={isBusy}>
          {isBusy ? t('busy') : t('submit')}
        </ScriptButton>
      </form>
    </section>
  );
}

const digitsIn = (value: FormDataEntryValue | null) =>
  typeof value === 'string' ? value.replaceAll(/\s/g, '') : '';
