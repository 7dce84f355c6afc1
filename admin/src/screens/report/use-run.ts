import { useState } from 'react';

import type { AskedValues } from '@policy/shared/contract/report/calls.ts';
import type { ReportResult } from '@policy/shared/contract/report/result.ts';

import { passOverRefusal } from '../../kit/pass-over-refusal.ts';
import { useReportCalls } from './report-calls.ts';

interface Run {
  result: ReportResult | undefined;
  isRunning: boolean;
  run: (asked: AskedValues) => void;
}

/** Runs one report; what it found last stays in sight until the next answer. */
export function useRun(id: string): Run {
  const calls = useReportCalls();
  const [result, setResult] = useState<ReportResult>();
  const [isRunning, setRunning] = useState(false);
  const run = (asked: AskedValues) => {
    setRunning(true);
    calls
      .run(id, asked)
      .then(setResult)
      // A refusal has been shown by the frame.
      .catch(passOverRefusal)
      .finally(() => setRunning(false));
  };
  return { result, isRunning, run };
}
