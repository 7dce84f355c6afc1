import { useState } from 'react';

import type { CheckResults } from '@policy/shared/contract/develop/answers.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** Has an entry's generated set checked, and keeps how it fared; the frame tells a refusal. */
export function useChecks(id: string) {
  const { http } = useWorkplace();
  const [results, setResults] = useState<CheckResults>();
  const { isBusy: isChecking, run } = useBusy();
  const check = async () => {
    setResults(undefined);
    setResults(await http.post<CheckResults>('blade-develop/code/check', { id }));
  };
  const isPassed = results?.every((result) => result.isPassed) ?? false;
  return { results, isChecking, isPassed, check: () => void run(check).catch(passOverRefusal) };
}
