import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import { useAnswerWords } from '../../../components/schema-form/use-answer-words.ts';
import { useFormTexts } from '../../../components/schema-form/use-form-texts.ts';
import { localHref } from '../../../i18n/local-href.ts';
import { loadForm, renewForm, saveForm } from '../draft-calls.ts';
import type { Stored } from '../../../components/draft/draft-keeper.ts';
import { StepActions } from '../step-actions.tsx';
import { LoadedForm } from '../../../components/schema-form/loaded-form.tsx';
import { DraftTop } from '../../../components/draft/draft-top.tsx';
import { useDraft } from '../../../components/draft/use-draft.ts';
import { useProblemTitle } from '../../../components/draft/use-problem-title.ts';
import { RenewForm } from './renew-form.tsx';
import { useFormProblems } from '../../../components/schema-form/use-form-problems.ts';

interface FormStepProps {
  id: string;
  initial: Stored;
  form: NonNullable<CaseView['form']>;
  /** What an officer said, by the id of the field. */
  comments: Record<string, string[]>;
  path: string;
  locale: 'zh' | 'en';
  open?: string[];
  /** The item whose newer form this draft may take. */
  renewFor?: string;
}

/** The form of an application: saves itself, checks itself when the reader goes on. */
export function FormStep({ id, initial, form, comments, path, locale, open, renewFor }: FormStepProps) {
  const t = useTranslations('declaration');
  const texts = useFormTexts();
  const words = useAnswerWords(form.schema);
  const { draft, keeper } = useDraft({
    name: () => `${id}-form`,
    initial,
    save: saveForm(id),
    load: loadForm(id),
  });
  const { problems, summary, check, settle } = useFormProblems(form, locale, draft.values);
  const facts = useMemo(() => ({ comments, texts }), [comments, texts]);
  useProblemTitle(problems.length > 0);
  const go = (step: string) => window.location.assign(localHref(locale, `${path}${step}`));
  const next = async () => {
    const isWhole = await check(draft.values);
    if ((await keeper.flush()) && isWhole) go('?step=materials');
  };
  const later = async () => {
    if (await keeper.flush()) go('');
  };
  const renew = async (guideId: string) => {
    if (!(await keeper.flush())) return;
    await renewForm(guideId);
    window.location.reload();
  };
  return (
    <div className="script-only">
      {renewFor ? <RenewForm renew={() => renew(renewFor)} /> : null}
      <DraftTop {...{ draft, keeper, summary }} {...words} path={`${path}?step=form`} />
      <LoadedForm
        label={t('loading')}
        schema={form.schema}
        uiSchema={form.uiSchema}
        answers={draft.values}
        problems={problems}
        facts={facts}
        onChange={(answers) => {
          keeper.edit(answers);
          settle(answers);
        }}
        onBlur={() => keeper.nudge()}
        {...(open ? { open } : {})}
      />
      <StepActions draft={draft} onNext={() => void next()} onLater={() => void later()} />
    </div>
  );
}
