'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { applicationPath } from '@policy/shared/contract/application/paths.ts';
import { useState } from 'react';

import { ScriptButton } from '../../../components/actions/script-button.tsx';
import { RefusalNotice } from '../../../components/feedback/refusal-notice.tsx';
import { http } from '../../../lib/browser/browser-session.ts';

interface ReuseButtonProps {
  id: string;
  /** Where the answers are checked. */
  formHref: string;
  texts: Record<'button' | 'busy', string>;
}

/** Takes the earlier answers over and leads to the form, where they are checked; a refusal stands below. */
export function ReuseButton({ id, formHref, texts }: ReuseButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const reuse = async () => {
    setBusy(true);
    try {
      await http.post(`${applicationPath}/reuseAnswers`, { id });
      window.location.assign(formHref);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
      setBusy(false);
    }
  };
  return (
    <>
      <ScriptButton
        look="secondary"
        size="small"
        className="mt-3"
        busy={isBusy}
        onClick={() => (isBusy ? null : void reuse())}
      >
        {isBusy ? texts.busy : texts.button}
      </ScriptButton>
      <RefusalNotice refusal={refusal} className="mt-3" />
    </>
  );
}
