import { changedAnswers } from '@policy/shared/forms/changed-answers.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { ClashNotice } from '../../../components/draft/clash-notice.tsx';
import { useProblemTitle } from '../../../components/draft/use-problem-title.ts';
import { SendingRefusal } from '../../../components/feedback/sending-refusal.tsx';
import { ErrorSummary } from '../../../components/forms/error-summary.tsx';
import { Textarea } from '../../../components/forms/text-input.tsx';
import { RealNameStep } from '../../../components/real-name/real-name-step.tsx';
import { useRealName } from '../../../components/real-name/use-real-name.ts';
import { LoadedForm } from '../../../components/schema-form/loaded-form.tsx';
import { useAnswerWords } from '../../../components/schema-form/use-answer-words.ts';
import { useFormProblems } from '../../../components/schema-form/use-form-problems.ts';
import { useFormTexts } from '../../../components/schema-form/use-form-texts.ts';
import type { Correction, OwnProcess } from './own-process.ts';
import { useKeptAnswers } from './use-kept-answers.ts';
import { useResubmission } from './use-resubmission.ts';

interface CorrectFormProps {
  correction: Correction;
  form: NonNullable<OwnProcess['form']>;
  today: string;
  /** The page to come back to after signing in, without a language. */
  path: string;
}

const longestNote = 500;
const noComments = {};

/** A form that was returned: all of it may be corrected, and it is handed in again once. */
export function CorrectForm({ correction, form, today, path }: CorrectFormProps) {
  const t = useTranslations('process.own.correct');
  const all = useTranslations('process.start');
  const draft = useTranslations('draft');
  const texts = useFormTexts();
  const words = useAnswerWords(form.schema);
  const kept = useKeptAnswers(`process-correction-${correction.taskId}`, form.values);
  const judged = useMemo(
    () => ({ ...form, facts: { today, window: { begin: null, end: null } } }),
    [form, today],
  );
  const { problems, summary, check, refuse, settle } = useFormProblems(judged, useLocale(), kept.answers);
  const realName = useRealName('apply');
  const { isBusy, refusal, send } = useResubmission({ correction, refuse, realName });
  const facts = useMemo(() => ({ comments: noComments, texts }), [texts]);
  useProblemTitle(problems.length > 0);
  const submit = async () => {
    if (!(await check(kept.answers))) return;
    const variables = changedAnswers(form.values, kept.answers);
    realName.before(() => void send({ variables, comment: kept.note.trim(), onDone: () => kept.finish() }));
  };
  return (
    <div className="script-only">
      <ErrorSummary title={draft('problems')} problems={summary} />
      {kept.clashes.length > 0 ? (
        <div className="mb-6 max-w-reading">
          <ClashNotice
            title={draft('overtaken.title')}
            clashes={kept.clashes}
            {...words}
            onTakeMine={kept.takeMine}
            onSettle={kept.settle}
          >
            {draft('overtaken.text')}
          </ClashNotice>
        </div>
      ) : null}
      <LoadedForm
        label={t('loading')}
        schema={form.schema}
        uiSchema={form.uiSchema}
        answers={kept.answers}
        problems={problems}
        facts={facts}
        onChange={(answers) => {
          kept.edit(answers);
          settle(answers);
        }}
        onBlur={() => undefined}
      />
      <div className="mt-10 max-w-reading border-t border-line pt-6">
        <div className="mb-6 empty:hidden">
          <RealNameStep {...{ realName, path }} onLeave={kept.leaveToReturn} />
        </div>
        <SendingRefusal
          refusal={refusal}
          path={path}
          onLeave={kept.leaveToReturn}
          texts={{ refused: all('refused'), stale: all('stale'), reload: all('reload') }}
        />
        <Textarea
          id="comment"
          name="comment"
          label={t('note')}
          note={t('optional')}
          rows={3}
          maxLength={longestNote}
          value={kept.note}
          onChange={({ target }) => kept.say(target.value)}
        />
        <Button className="mt-4" busy={isBusy} onClick={() => (isBusy ? null : void submit())}>
          {isBusy ? t('busy') : t('submit')}
        </Button>
      </div>
    </div>
  );
}
