import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { ErrorSummary } from '../../../components/forms/error-summary.tsx';
import type { FieldProblem } from '../../../components/forms/error-summary.tsx';
import { TextInput } from '../../../components/forms/text-input.tsx';
import { textIn } from '../../../lib/browser/text-in.ts';

interface NewPasswordFormProps {
  /** The request that is answered. */
  id: string;
  /** What the link carried; without it a code is asked for. */
  proof?: string;
  onDone: () => void;
}

const load = () => import('./reset-calls.ts').catch(() => null);

/** The new password, twice, and the code where no link has proved the reader already. */
export function NewPasswordForm({ id, proof, onDone }: NewPasswordFormProps) {
  const t = useTranslations('account.reset');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const fields = [...(proof === undefined ? ['proof' as const] : []), 'newPassword', 'newPassword1'] as const;
  const labels = { proof: t('code'), newPassword: t('newPassword'), newPassword1: t('newPassword1') };
  const finish = async (form: FormData) => {
    const missing = fields.filter((name) => textIn(form, name).trim() === '');
    const [newPassword, newPassword1] = [textIn(form, 'newPassword'), textIn(form, 'newPassword1')];
    if (missing.length > 0) {
      setProblems(missing.map((fieldId) => ({ fieldId, text: t('needed', { field: labels[fieldId] }) })));
      return;
    }
    if (newPassword !== newPassword1) {
      setProblems([{ fieldId: 'newPassword1', text: t('mismatch') }]);
      return;
    }
    setBusy(true);
    const sent = { id, proof: proof ?? textIn(form, 'proof').trim(), newPassword, newPassword1 };
    const calls = await load();
    const outcome = calls
      ? await calls.finishReset(sent)
      : { problem: { fieldId: 'newPassword', text: t('notLoaded') } };
    setBusy(false);
    if ('done' in outcome) onDone();
    else setProblems([atShownField(outcome.problem, fields)]);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void finish(new FormData(event.currentTarget));
  };
  return (
    <div>
      <ErrorSummary title={t('problem')} problems={problems} />
      <form onSubmit={submit} noValidate method="post" className="space-y-5">
        {fields.map((name) => (
          <TextInput
            key={name}
            id={name}
            name={name}
            label={labels[name]}
            error={problems.find(({ fieldId }) => fieldId === name)?.text ?? ''}
            maxLength={100}
            {...(name === 'proof'
              ? { autoComplete: 'one-time-code', inputMode: 'numeric' }
              : { type: 'password', autoComplete: 'new-password' })}
          />
        ))}
        <Button type="submit" size="large" busy={isBusy}>
          {isBusy ? t('busy') : t('save')}
        </Button>
      </form>
    </div>
  );
}

/** A refusal stands at a field that is there: a link that is over has no code to mark. */
function atShownField(problem: FieldProblem, fields: readonly string[]): FieldProblem {
  return fields.includes(problem.fieldId) ? problem : { ...problem, fieldId: fields[0] ?? 'newPassword' };
}
