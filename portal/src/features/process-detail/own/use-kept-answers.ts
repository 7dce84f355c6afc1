import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';
import { useEffect, useRef, useState } from 'react';

import { mergeAnswers, type Clash } from '../../../components/draft/merge-answers.ts';
import type { Answers } from '../../../components/schema-form/answers.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '../../../lib/browser/unsaved.ts';

/** What somebody has filled in, the note that he adds, and what of his gave way to newer answers. */
interface Kept {
  answers: Answers;
  note: string;
  clashes: Clash[];
}

/**
 * Answers and a note that stay in this tab until they are handed in: no draft of a correction is kept by the server, and
 * signing in again loses nothing. Whoever leaves the page with changes is asked.
 */
export function useKeptAnswers(name: string, initial: Answers) {
  const [kept, setKept] = useState(() => broughtBack(name, initial));
  const isLeaving = useRef(false);
  const { answers, note } = kept;
  const isChanged = note !== '' || !sameAnswer(answers, initial);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // Kept in this tab: only one that is closed loses it.
      if (isChanged && !isLeaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  const change = (changed: Partial<Kept>) => {
    const next = { ...kept, ...changed };
    isLeaving.current = false;
    setKept(next);
    keepUnsaved(name, { base: initial, values: next.answers, note: next.note });
  };
  return {
    ...kept,
    edit: (edited: Answers) => change({ answers: edited }),
    say: (said: string) => change({ note: said }),
    takeMine: (field: string) => {
      const mine = kept.clashes.find((one) => one.name === field)?.mine;
      const clashes = kept.clashes.filter((one) => one.name !== field);
      change({ answers: { ...answers, [field]: mine }, clashes });
    },
    settle: () => change({ clashes: [] }),
    /** The reader comes back to this page, and to what is kept: he need not be asked. */
    leaveToReturn: () => void (isLeaving.current = true),
    /** They have been handed in; the page is shown anew. */
    finish() {
      isLeaving.current = true;
      forgetUnsaved(name);
      window.location.reload();
    },
  };
}

/** What an earlier visit has kept, over what others have answered since. */
function broughtBack(name: string, initial: Answers): Kept {
  const kept = readUnsaved(name);
  if (!kept) return { answers: initial, note: '', clashes: [] };
  const { merged, clashes } = mergeAnswers({ base: kept.base, mine: kept.values, theirs: initial });
  return { answers: merged, note: kept.note ?? '', clashes };
}
