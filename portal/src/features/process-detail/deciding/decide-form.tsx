import { changedAnswers } from '@policy/shared/forms/changed-answers.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

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
import { BesideFiles } from './beside-files.tsx';
import type { DecisionButton, OwnProcess } from '../own/own-process.ts';
import { useKeptAnswers } from '../own/use-kept-answers.ts';
import { DecisionDialog, saysNo } from './decision-dialog.tsx';
import { askedAt } from './node-form.ts';
import { useDeciding } from './use-deciding.ts';
import type { Deciding } from './use-deciding.ts';
import { useBesideFiles } from './use-beside-files.ts';

interface DecideFormProps {
  task: Deciding['task'];
  buttons: readonly DecisionButton[];
  form: OwnProcess['form'];
  stepForm: OwnProcess['stepForm'];
  today: string;
  /** The page to come back to after signing in, without a language. */
  path: string;
}

const noComments = {};

/** What a step asks of whoever decides it: its fields, a comment, and the outcomes, each confirmed with what happens next. */
export function DecideForm({ task, buttons, form, stepForm, today, path }: DecideFormProps) {
  const t = useTranslations('process.decide');
  const draft = useTranslations('draft');
  const texts = useFormTexts();
  const asked = useMemo(() => askedAt([form, stepForm]), [form, stepForm]);
  const { editable, uiSchema, values, open } = asked;
  const words = useAnswerWords(editable);
  const kept = useKeptAnswers(`process-decision-${task.taskId}`, values);
  const judged = useMemo(
    () => ({ schema: editable, uiSchema, facts: { today, window: { begin: null, end: null } } }),
    [editable, uiSchema, today],
  );
  // Whether a field is asked for may depend on one that is only read here.
  const { answers } = kept;
  const { problems, summary, check, refuse, settle } = useFormProblems(judged, useLocale(), answers);
  const [lacksComment, setLacksComment] = useState(false);
  const beside = useBesideFiles(`process-decision-files-${task.taskId}`);
  const realName = useRealName('apply');
  const { isBusy, refusal, thought, think, decide, drop } = useDeciding({ task, refuse, realName });
  const facts = useMemo(() => ({ comments: noComments, texts }), [texts]);
  useProblemTitle(problems.length > 0 || lacksComment);
  const changed = () => changedAnswers(onlyNamed(values, open), onlyNamed(answers, open));
  const press = async (button: DecisionButton) => {
    const isMissing = button.commentRequired && kept.note.trim() === '';
    setLacksComment(isMissing);
    if (needsForm(button) && !(await check(answers))) return;
    if (beside.isComing()) return;
    if (isMissing) document.getElementById('comment')?.focus();
    else await think(button, changed());
  };
  const confirm = async () => {
    const attachments = beside.files.map(({ id }) => id);
    if (!(await decide(changed(), { comment: kept.note.trim(), attachments }))) return;
    beside.forget();
    kept.finish();
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
      {open.length > 0 ? (
        <LoadedForm
          label={t('loading')}
          schema={editable}
          uiSchema={uiSchema}
          answers={answers}
          problems={problems}
          facts={facts}
          onChange={(edited) => {
            kept.edit({ ...kept.answers, ...edited });
            settle(edited);
          }}
          onBlur={() => undefined}
        />
      ) : null}
      <div className="mt-6 max-w-reading">
        <div className="mb-6 empty:hidden">
          <RealNameStep {...{ realName, path }} onLeave={kept.leaveToReturn} />
        </div>
        <SendingRefusal
          refusal={refusal}
          path={path}
          onLeave={kept.leaveToReturn}
          texts={{ refused: t('refused'), stale: t('stale'), reload: t('reload') }}
        />
        <Textarea
          id="comment"
          name="comment"
          label={t('comment')}
          {...(lacksComment ? { error: t('commentMissing') } : {})}
          {...(buttons.every(({ commentRequired }) => commentRequired) ? {} : { note: t('commentNote') })}
          rows={3}
          maxLength={longestComment}
          value={kept.note}
          onChange={({ target }) => {
            kept.say(target.value);
            if (target.value.trim() !== '') setLacksComment(false);
          }}
        />
        <BesideFiles {...beside} />
        <div className="mt-4 flex flex-wrap gap-3">
          {buttons.map((button) => (
            <Button
              key={button.buttonKey}
              look={lookOf(button)}
              busy={isBusy}
              onClick={() => (isBusy ? null : realName.before(() => void press(button)))}
            >
              {button.name}
            </Button>
          ))}
        </div>
      </div>
      <DecisionDialog
        thought={thought}
        comment={kept.note.trim()}
        isBusy={isBusy}
        onPick={(button, nodeId) => void think(button, changed(), nodeId)}
        onCancel={drop}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}

/** Who says no, or gives it back, leaves the fields as they are. */
const needsForm = ({ buttonKey, act }: DecisionButton): boolean =>
  act !== 'reject' && buttonKey !== 'rejected' && buttonKey !== 'returned';

const onlyNamed = (answers: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));

/** Yes stands out; no looks like what it is, and everything else is beside them. */
const lookOf = (button: DecisionButton) =>
  saysNo(button) ? 'danger' : button.buttonKey === 'approved' ? 'primary' : 'secondary';
