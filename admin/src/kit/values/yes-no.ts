import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

/** How 0 and 1 are said in the reader's language. */
export function useYesNo(): readonly [string, string] {
  const t = useTranslations('kit');
  return useMemo(() => [t('no'), t('yes')], [t]);
}
