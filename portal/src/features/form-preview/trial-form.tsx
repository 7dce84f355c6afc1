import type { PreviewedForm } from '@policy/shared/contract/process-design/form-calls.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import type { Answers } from '../../components/schema-form/answers.ts';
import { LoadedForm } from '../../components/schema-form/loaded-form.tsx';
import { useFormProblems } from '../../components/schema-form/use-form-problems.ts';
import { useFormTexts } from '../../components/schema-form/use-form-texts.ts';

interface TrialFormProps {
  form: PreviewedForm;
  /** The server's day. */
  today: string;
}

/** A form to try out: it is judged as it will be when it is handed in, and what is entered stays on this page. */
export function TrialForm({ form, today }: TrialFormProps) {
  const t = useTranslations('process.formPreview');
  const texts = useFormTexts();
  const [answers, setAnswers] = useState<Answers>({});
  const [isRight, setRight] = useState(false);
  const judged = useMemo(
    () => ({ ...form, facts: { today, window: { begin: null, end: null } } }),
    [form, today],
  );
  const { problems, summary, check, settle } = useFormProblems(judged, useLocale(), answers);
  const facts = useMemo(() => ({ comments: {}, texts, isTrial: true }), [texts]);
  return (
    <div className="script-only">
      <ErrorSummary title={t('problems')} problems={summary} />
      <LoadedForm
        label={t('loading')}
        schema={form.schema}
        uiSchema={form.uiSchema}
        answers={answers}
        problems={problems}
        facts={facts}
        onChange={(changed) => {
          setAnswers(changed);
          setRight(false);
          settle(changed);
        }}
        onBlur={() => undefined}
      />
      <div className="mt-10 max-w-reading border-t border-line pt-6">
        <div role="status">{isRight ? <Notice tone="good">{t('right')}</Notice> : null}</div>
        <Button className="mt-4" onClick={() => void check(answers).then(setRight)}>
          {t('check')}
        </Button>
      </div>
    </div>
  );
}
