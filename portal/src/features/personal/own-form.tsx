'use client';

import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode, SyntheticEvent } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { textIn } from '../../lib/browser/text-in.ts';
import { useCall } from './use-call.ts';
import { useKeyProof } from './ways/use-key-proof.ts';

interface OwnField {
  name: string;
  label: string;
  hint?: ReactNode;
  type?: string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel' | 'email';
}

interface KeyProof {
  credential: string;
}

interface OwnFormProps {
  fields: readonly OwnField[];
  submit: string;
  /** Throws what the server refuses; `key` is what the reader's device signed in the place of his password. */
  onSend: (values: Readonly<Record<string, string>>, key: KeyProof | null) => Promise<unknown>;
  /** What a key of the reader's device proves him for here, where he has one. */
  keyFor?: ProofPurpose | undefined;
  /** What is wrong before the server is asked. */
  check?: (values: Readonly<Record<string, string>>) => { fieldId: string; text: string } | null;
  onCancel?: () => void;
}

/** A short form of a reader's own page: says which answers are missing or refused, and keeps what was typed. */
export function OwnForm({ fields, submit, onSend, keyFor, check, onCancel }: OwnFormProps) {
  const t = useTranslations('personal');
  const { problems, setProblems, isBusy, errorOf, run } = useCall(fields.map(({ name }) => name));
  const prove = useKeyProof();
  const send = (form: FormData, purpose?: ProofPurpose) => {
    // Whoever proves himself by a key is asked for no password.
    const asked = purpose ? fields.filter(({ type }) => type !== 'password') : fields;
    const values = Object.fromEntries(asked.map(({ name }) => [name, textIn(form, name)]));
    const missing = asked
      .filter(({ name }) => !values[name]?.trim())
      .map(({ name, label }) => ({ fieldId: name, text: t('needed', { field: label }) }));
    const wrong = missing.length > 0 ? missing : [check?.(values)].flatMap((one) => one ?? []);
    if (wrong.length > 0) setProblems(wrong);
    else void run(async () => onSend(values, purpose ? await prove(purpose) : null));
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
          {keyFor ? (
            <Button
              look="secondary"
              busy={isBusy}
              onClick={({ currentTarget: { form } }) =>
                form && !isBusy ? send(new FormData(form), keyFor) : undefined
              }
            >
              {t('byKey')}
            </Button>
          ) : null}
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
