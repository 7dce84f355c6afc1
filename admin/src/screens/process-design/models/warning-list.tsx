import type { ModelCheck } from '@policy/shared/contract/process-design/calls.ts';

import { useDesignWords } from '../use-design-words.ts';
import { warningsIn } from './warnings-in.ts';

/** What to look at again in a diagram that runs. */
export function WarningList({ warnings }: { warnings: ModelCheck['warnings'] }) {
  const t = useDesignWords();
  return (
    <ul>
      {warningsIn(warnings).map(({ kind, node }) => (
        <li key={`${kind}-${node}`}>{t(`warned.${kind}`, { node })}</li>
      ))}
    </ul>
  );
}
