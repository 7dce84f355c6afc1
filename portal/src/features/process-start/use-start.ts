import { ApiError } from '@policy/shared/client/api-error.ts';
import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import type { StartForm } from '@policy/shared/contract/workflow/starting.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import { useLocale } from 'next-intl';
import { useState } from 'react';

import type { DraftKeeper } from '../../components/draft/draft-keeper.ts';
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
}

/** Starts a process with what was filled in, once however often the button is pressed and from however many tabs. */
export function useStart({ facts: { process, form }, keeper, draftId, refuse }: Starting) {
  const locale = useLocale();
  const [keyOf] = useState(createSendingKeys);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setBusy(false);
    if (error.errors.length === 0) setRefusal(error);
    else refuse(problemsIn(error));
  };
  const start = async () => {
    setBusy(true);
    setRefusal(null);
    const isKept = await keeper.flush();
    const { values, version, isSignedOut } = keeper.state();
    // The notices of the draft say so, with the way to sign in.
    if (isSignedOut) {
      setBusy(false);
      return;
    }
    const id = draftId();
    const said = { processDefKey: process.processDefKey, formVersion: form.version, variables: values };
    const body = { ...said, ...(id ? { draftId: id } : {}) };
    // The same draft handed in again is the same command, also from another tab.
    const idempotencyKey = isKept && id ? `${id}:${String(version)}:${String(form.version)}` : keyOf(body);
    try {
      const { processInstanceId } = await http.post<{ processInstanceId: string }>(
        `${processesPath}/startProcess`,
        body,
        { idempotencyKey },
      );
      keeper.finish();
      window.location.assign(localHref(locale, `${processPath(processInstanceId)}?handedIn=1`));
    } catch (error) {
      refused(error);
    }
  };
  return { isBusy, refusal, start };
}
