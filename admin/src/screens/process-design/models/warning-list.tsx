import type { ModelCheck } from '@policy/shared/contract/process-design/calls.ts';

import { useDesignWords } from '../use-design-words.ts';

/** What to look at again in a diagram that runs. */
export function WarningList({ warnings }: { warnings: ModelCheck['warnings'] }) {
  const t = useDesignWords();
  return (
    <ul>
      {warnings.unknownOutcomes.map((node) => (
        <li key={`outcome-${node}`}>{t('unknownOutcome', { node })}</li>
      ))}
      {warnings.starvedJoins.map((node) => (
        <li key={`join-${node}`}>{t('starvedJoin', { node })}</li>
      ))}
    </ul>
  );
}
