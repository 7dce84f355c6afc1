import { useState } from 'react';

import type { CheckResults } from '@policy/shared/contract/develop/answers.ts';

import { passOverRefusal } from '../../../kit/pass-over-refusal.ts';
import { useWorkplace } from '../../../kit/session-context.tsx';

/** Has an entry's generated set checked, and keeps how it fared; the frame tells a refusal. */
export function useChecks(id: string) {
  const { http } = useWorkplace();
  const [results, setResults] = useState<CheckResults>();
  const [isChecking, setIsChecking] = useState(false);
  const run = async () => {
    setIsChecking(true);
    setResults(undefined);
    try {
      setResults(await http.post<CheckResults>('blade-develop/code/check', { id }));
    } finally {
      setIsChecking(false);
    }
  };
  const isPassed = results?.every((result) => result.isPassed) ?? false;
  return { results, isChecking, isPassed, check: () => void run().catch(passOverRefusal) };
}
