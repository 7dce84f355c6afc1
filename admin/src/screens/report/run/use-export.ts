import { useEffect, useRef, useState } from 'react';
import { App } from 'antd';

import type { AskedValues } from '@policy/shared/contract/report/calls.ts';
import type { ReportFormat } from '@policy/shared/contract/report/design.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { saveFile } from '../../../kit/page/save-file.ts';
import { useReportCalls } from '../report-calls.ts';
import { useReportPageWords } from '../use-report-page-words.ts';

const everyMs = 500;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How far a file is, in hundredths; undefined when none is being made. */
export interface Exporting {
  progress: number | undefined;
  start: (asked: AskedValues, format: ReportFormat) => void;
}

/** Has a report's file made, watches it, and hands it to the browser; leaving the page stops the watching alone. */
export function useExport(reportId: string): Exporting {
  const t = useReportPageWords();
  const { message } = App.useApp();
  const calls = useReportCalls();
  const [progress, setProgress] = useState<number>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const follow = async (id: string): Promise<void> => {
    const now = await calls.progress(id);
    if (isGone.current) return;
    setProgress(now.progress);
    if (now.result === 'failed') {
      message.error(now.error ?? t('exportFailed'));
      return;
    }
    if (now.result === 'done') saveFile(await calls.file(id), now.fileName ?? 'report');
    else await later(everyMs).then(() => follow(id));
  };
  const start: Exporting['start'] = (asked, format) => {
    setProgress(0);
    calls
      .startExport(reportId, asked, format)
      .then(follow)
      // A refusal has been shown by the frame.
      .catch(passOverRefusal)
      .finally(() => setProgress(undefined));
  };
  return { progress, start };
}
