import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { FormTexts } from './form-facts.ts';

/** The words of a form in the reader's language; the same object in every render, or the form would be drawn anew. */
export function useFormTexts(): FormTexts {
  const t = useTranslations('ui.schemaForm');
  return useMemo(
    () => ({
      ...{ optional: t('optional'), given: t('given'), choose: t('choose'), addRow: t('addRow') },
      ...{ noRows: t('noRows'), comment: t('comment'), toMend: t('toMend') },
      row: (number) => t('row', { number }),
      removeRow: (number) => t('removeRow', { number }),
    }),
    [t],
  );
}
