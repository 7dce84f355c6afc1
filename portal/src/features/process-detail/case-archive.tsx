'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import { useState } from 'react';

import { ScriptButton } from '../../components/actions/script-button.tsx';
import { RefusalNotice } from '../../components/feedback/refusal-notice.tsx';
import { http } from '../../lib/browser/browser-session.ts';
import { keepFile } from '../../lib/browser/keep-file.ts';

interface CaseArchiveProps {
  processInstanceId: string;
  /** What the file is called. */
  name: string;
  texts: Record<'take' | 'taking', string>;
}

/** Takes all files of a process away that its reader may have, in one archive. */
export function CaseArchive({ processInstanceId, name, texts }: CaseArchiveProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const take = async () => {
    setBusy(true);
    setRefusal('');
    try {
      keepFile(await http.blob(`${processesPath}/exportAllUploadFile`, { processInstanceId }), `${name}.zip`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ScriptButton look="quiet" size="small" busy={isBusy} onClick={() => (isBusy ? null : void take())}>
        {isBusy ? texts.taking : texts.take}
      </ScriptButton>
      <RefusalNotice refusal={refusal} className="mt-3" />
    </>
  );
}
