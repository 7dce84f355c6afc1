'use client';

import type { ProgressView } from '@policy/shared/contract/application/calls.ts';
import { applicationPath } from '@policy/shared/contract/application/paths.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { useEffect, useState, type SyntheticEvent } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Hydrated } from '../../components/feedback/hydrated.tsx';
import { CaptchaField } from '../../components/forms/captcha-field.tsx';
import { ErrorSummary, type FieldProblem } from '../../components/forms/error-summary.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { http } from '../../lib/browser/browser-session.ts';
import { loadCaptcha } from '../../lib/browser/load-captcha.ts';
import { askedIn, problemsOf, refusedAt } from './progress-problems.ts';
import { ProgressResult } from './progress-result.tsx';
import type { ProgressTexts } from './progress-texts.ts';

interface ProgressQueryProps {
  texts: ProgressTexts;
  locale: 'zh' | 'en';
}

/** Room that the form takes, so that nothing below it moves when it comes; English is longer. */
const room = { zh: 'min-h-[29.375rem]', en: 'min-h-[33.25rem] md:min-h-[29.375rem]' };

/** Asks where a case stands by its number and the end of the credit code; shows no person and no amount. */
export function ProgressQuery(props: ProgressQueryProps) {
  return (
    // Sent by a browser instead of the script, the form would write its answers into the address.
    <Hydrated label={props.texts.captcha.loading} lines={6} reserve={room[props.locale]}>
      <Query {...props} />
    </Hydrated>
  );
}

function Query({ texts, locale }: ProgressQueryProps) {
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [progress, setProgress] = useState<ProgressView | null>(null);
  useEffect(() => document.getElementById('progress-result')?.focus(), [progress]);

  const ask = async (form: FormData) => {
    const query = askedIn(form);
    const found = problemsOf(query, texts.form);
    setProgress(null);
    if (found.length > 0) {
      setProblems(found);
      return;
    }
    setBusy(true);
    try {
      setProgress(await http.get<ProgressView>(`${applicationPath}/progress`, query, { anonymous: true }));
      setProblems([]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems([refusedAt(error)]);
    } finally {
      setBusy(false);
      setTurn((before) => before + 1);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void ask(new FormData(event.currentTarget));
  };
  const errorOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.text ?? '';
  const line = (name: 'applyNo' | 'codeEnd') => ({
    ...{ id: name, name, autoComplete: 'off' },
    label: texts.form[name],
    hint: texts.form[`${name}Hint`],
    error: errorOf(name),
  });
  return (
    <>
      <ErrorSummary title={texts.form.problem} problems={problems} />
      <form onSubmit={submit} noValidate className="max-w-reading space-y-6">
        <TextInput {...line('applyNo')} maxLength={30} />
        <TextInput {...line('codeEnd')} maxLength={4} className="max-w-44 font-mono uppercase" />
        <CaptchaField
          id="captchaCode"
          texts={texts.captcha}
          load={loadCaptcha}
          turn={turn}
          error={errorOf('captchaCode')}
        />
        <Button type="submit" size="large" busy={busy}>
          {busy ? texts.form.busy : texts.form.submit}
        </Button>
      </form>
      {progress ? <ProgressResult progress={progress} texts={texts} locale={locale} /> : null}
    </>
  );
}
