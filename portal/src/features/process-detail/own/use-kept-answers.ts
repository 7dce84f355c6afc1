import { useEffect, useRef, useState } from 'react';

import { sameAnswer, type Answers } from '../../../components/schema-form/answers.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '../../../lib/browser/unsaved.ts';

/**
 * Answers that stay in this tab until they are handed in: no draft of a correction is kept by the server, and signing in again
 * loses nothing. Whoever leaves the page with changes is asked.
 */
export function useKeptAnswers(name: string, initial: Answers) {
  const [answers, setAnswers] = useState<Answers>(() => readUnsaved(name)?.values ?? initial);
  const isFinished = useRef(false);
  const isChanged = !sameAnswer(answers, initial);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // Kept in this tab: only one that is closed loses it.
      if (isChanged && !isFinished.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return {
    answers,
    edit(changed: Answers) {
      setAnswers(changed);
      keepUnsaved(name, { base: initial, values: changed });
    },
    /** They have been handed in; the page is shown anew. */
    finish() {
      isFinished.current = true;
      forgetUnsaved(name);
      window.location.reload();
    },
  };
}
