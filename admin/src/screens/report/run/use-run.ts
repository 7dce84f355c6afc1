import { useState } from 'react';

import type { AskedValues } from '@policy/shared/contract/report/calls.ts';
import type { ReportResult } from '@policy/shared/contract/report/result.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useReportCalls } from '../report-calls.ts';

interface Run {
  result: ReportResult | undefined;
  isRunning: boolean;
  run: (asked: AskedValues) => void;
}

/** Runs one report; what it found last stays in sight until the next answer. */
export function useRun(id: string): Run {
  const calls = useReportCalls();
  const [result, setResult] = useState<ReportResult>();
  const { isBusy: isRunning, run } = useBusy();
  const read = async (asked: AskedValues) => setResult(await calls.run(id, asked));
  // A refusal has been shown by the frame.
  return { result, isRunning, run: (asked) => void run(() => read(asked)).catch(passOverRefusal) };
}
