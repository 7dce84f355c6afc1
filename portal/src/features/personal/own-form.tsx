'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode, SyntheticEvent } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { textIn } from '../../lib/browser/text-in.ts';
import { useCall } from './use-call.ts';

interface OwnField {
  name: string;
  label: string;
  hint?: ReactNode;
  type?: string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel' | 'email';
}

interface OwnFormProps {
  fields: readonly OwnField[];
  submit: string;
  /** Throws what the server refuses. */
  onSend: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  /** What is wrong before the server is asked. */
  check?: (values: Readonly<Record<string, string>>) => { fieldId: string; text: string } | null;
  onCancel?: () => void;
}

/** A short form of a reader's own page: says which answers are missing or refused, and keeps what was typed. */
export function OwnForm({ fields, submit, onSend, check, onCancel }: OwnFormProps) {
  const t = useTranslations('personal');
  const { problems, setProblems, isBusy, errorOf, run } = useCall(fields.map(({ name }) => name));
  const send = (form: FormData) => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, textIn(form, name)]));
    const missing = fields
      .filter(({ name }) => !values[name]?.trim())
      .map(({ name, label }) => ({ fieldId: name, text: t('needed', { field: label }) }));
    const wrong = missing.length > 0 ? missing : [check?.(values)].flatMap((one) => one ?? []);
    if (wrong.length > 0) setProblems(wrong);
    else void run(() => onSend(values));
  };
  const submitted = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  };
  return (
    <div className="max-w-reading">
      <ErrorSummary title={t('problem')} problems={problems} />
      <form onSubmit={submitted} noValidate method="post" className="space-y-4">
        {fields.map((field) => (
          <TextInput
            key={field.name}
            id={field.name}
            maxLength={100}
            error={errorOf(field.name)}
            {...field}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {isBusy ? t('busy') : submit}
          </Button>
          {onCancel ? (
            <Button look="secondary" onClick={onCancel}>
              {t('cancel')}
            </Button>
          ) : null}
        </div>
      </form>
    </div>
  );
}
