import { ApiError } from '@policy/shared/client/api-error.ts';
import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import type { StartForm } from '@policy/shared/contract/workflow/starting.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import type { DraftKeeper } from '../../components/draft/draft-keeper.ts';
import type { DraftState } from '../../components/draft/draft-state.ts';
import type { Answers } from '../../components/schema-form/answers.ts';
import type { RealName } from '../../components/real-name/use-level-step.ts';
import { problemsIn } from '../../components/schema-form/problems-in.ts';
import { localHref } from '../../i18n/local-href.ts';
import { processPath } from '../../lib/addresses/process-paths.ts';
import { http } from '../../lib/browser/browser-session.ts';
import { createSendingKeys } from '../../lib/browser/sending-keys.ts';

interface Starting {
  facts: StartForm;
  keeper: DraftKeeper;
  draftId: () => string | undefined;
  /** Shows what the server found, at its fields. */
  refuse: (problems: AnswerProblem[]) => void;
  realName: RealName;
}

/** Starts a process with what was filled in, once however often the button is pressed and from however many tabs. */
export function useStart({ facts: { process, form }, keeper, draftId, refuse, realName }: Starting) {
  const locale = useLocale();
  const t = useTranslations('process.start');
  const [keyOf] = useState(createSendingKeys);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Pick<ApiError, 'code' | 'msg'> | null>(null);
  const refused = (error: unknown, again: () => void) => {
    if (!(error instanceof ApiError)) throw error;
    setBusy(false);
    if (realName.isRefusal(error, again)) return;
    if (error.errors.length === 0) setRefusal(error);
    else refuse(problemsIn(error));
  };
  const send = async ({ values, version }: DraftState, id: string | undefined) => {
    const said = { processDefKey: process.processDefKey, formVersion: form.version, variables: values };
    const body = { ...said, ...(id ? { draftId: id } : {}) };
    // The same draft handed in again is the same command, also from another tab.
    const idempotencyKey = id ? `${id}:${String(version)}:${String(form.version)}` : keyOf(body);
    try {
      const { processInstanceId } = await http.post<{ processInstanceId: string }>(
        `${processesPath}/startProcess`,
        body,
        { idempotencyKey },
      );
      keeper.finish();
      window.location.assign(localHref(locale, `${processPath(processInstanceId)}?handedIn=1`));
    } catch (error) {
      refused(error, () => void start(values));
    }
  };
  /** Starts it with the answers that were checked, as the reader sees them. */
  const start = async (checked: Answers) => {
    setBusy(true);
    setRefusal(null);
    const isKept = await keeper.flush();
    const draft = keeper.state();
    const id = draftId();
    const hindrance = hindranceOf(draft, { checked, isUnkept: id !== undefined && !isKept });
    if (!hindrance) return send(draft, id);
    setBusy(false);
    const unkept = hindrance === 'unkept' ? draft.refusal : '';
    // The notices of the draft tell of a session that ended, with the way to sign in.
    if (hindrance !== 'signedOut') setRefusal({ code: 0, msg: unkept || t('changed') });
    return undefined;
  };
  return { isBusy, refusal, start };
}

interface Seen {
  /** The answers that the reader pressed the button for. */
  checked: Answers;
  /** The server has refused to save the draft: it holds something else than what is shown, or is there no more. */
  isUnkept: boolean;
}

/** Why a draft is not handed in as it stands now: what others have answered meanwhile is looked at before. */
function hindranceOf({ values, clashes, isSignedOut }: DraftState, { checked, isUnkept }: Seen) {
  if (isSignedOut) return 'signedOut';
  if (clashes.length > 0 || !sameAnswer(values, checked)) return 'changed';
  return isUnkept ? 'unkept' : null;
}
