import type { StartForm as StartFormFacts } from '@policy/shared/contract/workflow/starting.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { DraftTop } from '../../components/draft/draft-top.tsx';
import { SaveLine } from '../../components/draft/save-line.tsx';
import { useDraft } from '../../components/draft/use-draft.ts';
import { useProblemTitle } from '../../components/draft/use-problem-title.ts';
import { SendingRefusal } from '../../components/feedback/sending-refusal.tsx';
import { RealNameStep } from '../../components/real-name/real-name-step.tsx';
import { useRealName } from '../../components/real-name/use-real-name.ts';
import type { Answers } from '../../components/schema-form/answers.ts';
import { LoadedForm } from '../../components/schema-form/loaded-form.tsx';
import { useAnswerWords } from '../../components/schema-form/use-answer-words.ts';
import { useFormProblems } from '../../components/schema-form/use-form-problems.ts';
import { useFormTexts } from '../../components/schema-form/use-form-texts.ts';
import { localHref } from '../../i18n/local-href.ts';
import { startPath } from '../../lib/addresses/process-paths.ts';
import { begunAnswers } from './begun-answers.ts';
import { draftCalls } from './draft-calls.ts';
import { StartOutlook } from './start-outlook.tsx';
import { useStart } from './use-start.ts';

interface StartFormProps {
  facts: StartFormFacts;
  /** The draft that is gone on with. */
  draft: { id: string; version: number; answers: Answers } | null;
  /** The server's day. */
  today: string;
}

const noComments = {};

/** The form of a process: it saves itself as a draft, and is handed in once. */
export function StartForm({ facts, draft: begun, today }: StartFormProps) {
  const t = useTranslations('process.start');
  const locale = useLocale();
  const texts = useFormTexts();
  const { process, form } = facts;
  const words = useAnswerWords(form.schema);
  const { processDefKey } = process;
  const [draftId, setDraftId] = useState(begun?.id);
  const path = startPath({ processDefKey, ...(draftId ? { draftId } : {}) });
  const [calls] = useState(() =>
    draftCalls({
      ...{ facts, id: begun?.id },
      onBegun: (id) => {
        setDraftId(id);
        // Whoever loads the page again goes on with this draft.
        window.history.replaceState(null, '', localHref(locale, startPath({ processDefKey, draftId: id })));
      },
    }),
  );
  const initial = begun
    ? { version: begun.version, values: begun.answers }
    : { version: 0, values: begunAnswers(form.schema) };
  const { draft, keeper } = useDraft({ ...calls, initial });
  const judged = useMemo(
    () => ({ ...form, facts: { today, window: { begin: null, end: null } } }),
    [form, today],
  );
  const { problems, summary, check, refuse, settle } = useFormProblems(judged, locale, draft.values);
  const realName = useRealName('apply');
  const { isBusy, refusal, start } = useStart({ facts, keeper, draftId: calls.id, refuse, realName });
  const shown = useMemo(() => ({ comments: noComments, texts }), [texts]);
  useProblemTitle(problems.length > 0);
  const submit = async () => {
    if (await check(draft.values)) realName.before(() => void start(draft.values));
    else keeper.nudge();
  };
  const later = async () => {
    if (await keeper.flush()) window.location.assign(localHref(locale, '/user/userCenter'));
  };
  return (
    <div className="script-only">
      <DraftTop {...{ draft, keeper, summary, path }} {...words} />
      <LoadedForm
        label={t('loading')}
        schema={form.schema}
        uiSchema={form.uiSchema}
        answers={draft.values}
        problems={problems}
        facts={shown}
        onChange={(answers) => {
          keeper.edit(answers);
          settle(answers);
        }}
        onBlur={() => keeper.nudge()}
      />
      <div className="mt-10 border-t border-line pt-6">
        <StartOutlook processDefKey={processDefKey} answers={draft.values} />
        <div className="mb-6 max-w-reading empty:hidden">
          <RealNameStep {...{ realName, path }} onLeave={() => keeper.leaveToSignIn()} />
        </div>
        <SendingRefusal
          refusal={refusal}
          path={path}
          onLeave={() => keeper.leaveToSignIn()}
          texts={{ refused: t('refused'), stale: t('stale'), reload: t('reload') }}
        />
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy} onClick={() => (isBusy ? null : void submit())}>
            {isBusy ? t('busy') : t('submit')}
          </Button>
          <Button look="secondary" onClick={() => void later()}>
            {t('later')}
          </Button>
        </div>
        <div className="mt-2">
          <SaveLine draft={draft} />
        </div>
      </div>
    </div>
  );
}
