'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { ownDataPath } from '@policy/shared/contract/desk/own-data.ts';
import type { OwnDataState } from '@policy/shared/contract/desk/own-data.ts';
import { exportPath } from '@policy/shared/contract/desk/exports.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { RefusalNotice } from '../../components/feedback/refusal-notice.tsx';
import { http } from '../../lib/browser/browser-session.ts';
import { keepFile } from '../../lib/browser/keep-file.ts';
import { useCall } from './use-call.ts';

const askEveryMs = 2000;
const readState = () => http.get<OwnDataState>(`${ownDataPath}/state`, undefined, { quiet: true });

/** The state as the server tells it; asked again while a copy is being made. */
function useCopyState(first: OwnDataState) {
  const [state, setState] = useState(first);
  const isRunning = state.job?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      // What cannot be asked now is asked again.
      readState().then(setState, (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [state, setState] as const;
}

/** The copy of a reader's own data: begun, watched and taken away. */
export function OwnDataCopy({ first }: { first: OwnDataState }) {
  const t = useTranslations('personal');
  const [{ job, left }, setState] = useCopyState(first);
  const { problems, isBusy, run } = useCall(['copy']);
  const begin = () =>
    run(async () => {
      await http.post(`${ownDataPath}/begin`);
      setState(await readState());
    });
  const take = ({ id, fileName }: { id: string; fileName: string }) =>
    run(async () => keepFile(await http.blob(`${exportPath}/file`, { id }), fileName));
  const isRunning = job?.state === 'running';
  return (
    <div className="space-y-4">
      <div role="status">
        {job ? <CopyNotice job={job} isBusy={isBusy} onTake={() => void take(job)} /> : null}
      </div>
      {isRunning ? null : left > 0 ? (
        <Button look="secondary" busy={isBusy} onClick={() => void begin()}>
          {isBusy ? t('busy') : t('copyBegin')}
        </Button>
      ) : (
        <p className="text-ink-faint">{t('copyNone')}</p>
      )}
      <RefusalNotice refusal={problems[0]?.text ?? ''} className="mt-3" />
    </div>
  );
}

interface CopyNoticeProps {
  job: NonNullable<OwnDataState['job']>;
  isBusy: boolean;
  onTake: () => void;
}

function CopyNotice({ job, isBusy, onTake }: CopyNoticeProps) {
  const t = useTranslations('personal');
  if (job.state === 'running') return <Notice>{t('copyRunning', { progress: job.progress })}</Notice>;
  if (job.state === 'failed')
    return <Notice tone="warn">{t('copyFailed', { reason: job.error ?? '' })}</Notice>;
  if (job.state === 'cancelled') return null;
  return (
    <Notice tone="good">
      <span className="flex flex-wrap items-center gap-3">
        {t('copyReady', { until: job.expireTime.slice(0, 16) })}
        <Button size="small" busy={isBusy} onClick={onTake}>
          {t('copyTake')}
        </Button>
      </span>
    </Notice>
  );
}
