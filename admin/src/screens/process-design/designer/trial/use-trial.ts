import { useEffect, useState } from 'react';

import type { TrialAct, TrialInput, TrialResult } from '@policy/shared/contract/process-design/trial.ts';

import { passOverRefusal } from '../../../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../../../kit/acts/use-busy.ts';
import { useModelCalls } from '../../model-calls.ts';
import type { DiagramEditor } from '../canvas/editor.ts';

/** What a trial begins with. */
export type Beginning = Pick<TrialInput, 'starter' | 'variables'>;

interface Tried {
  beginning: Beginning;
  acts: readonly TrialAct[];
  result: TrialResult;
}

/** A trial run of what is drawn: every act runs it anew from its start, so that the diagram may be changed meanwhile. */
export function useTrial(editor: DiagramEditor, modelKey: string) {
  const calls = useModelCalls();
  const { isBusy, run } = useBusy();
  const [tried, setTried] = useState<Tried>();
  const result = tried?.result;
  useEffect(() => {
    if (!result) return undefined;
    showWay(editor, result);
    // However the trial is left, its marks go with it.
    return () => editor.showWay({ taken: [], here: [] });
  }, [editor, result]);
  const rerun = (beginning: Beginning, acts: readonly TrialAct[]) => {
    const running = run(async () => {
      const xml = await editor.xml();
      const reached = await calls.trial({ modelKey, xml, ...beginning, acts: [...acts] });
      // What was refused did nothing: the next act is tried without it.
      setTried({ beginning, acts: reached.refused ? acts.slice(0, -1) : acts, result: reached });
    });
    void running.catch(passOverRefusal);
  };
  return {
    isBusy,
    result,
    hasActs: (tried?.acts.length ?? 0) > 0,
    begin: (beginning: Beginning) => rerun(beginning, []),
    act: (act: TrialAct) => tried && rerun(tried.beginning, [...tried.acts, act]),
    back: () => tried && rerun(tried.beginning, tried.acts.slice(0, -1)),
  };
}

/** Marks what was reached and taken, and where the process waits. */
function showWay(editor: DiagramEditor, { steps, tasks, waits }: TrialResult): void {
  editor.showWay({
    taken: steps.map(({ nodeId }) => nodeId),
    here: [...tasks, ...waits].map(({ nodeId }) => nodeId),
  });
}
