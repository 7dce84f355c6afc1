import type { Origin } from './security-shapes.ts';
import { useSecurityWords } from './use-security-words.ts';

/** Says since when something holds, and by whom; what came with the installation is said by nobody. */
export function useOrigin(): (origin: Origin) => string {
  const t = useSecurityWords();
  return ({ since, byName }) => {
    if (since === null) return t('unsaid');
    return byName === null ? t('since', { since }) : t('sinceBy', { since, name: byName });
  };
}
