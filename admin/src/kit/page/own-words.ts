import { useMemo } from 'react';
import { createTranslator, useLocale } from 'use-intl';

import type { Locale } from '@policy/shared/messages/kit.ts';

/** A hook for the words of one page, which come with it: nobody else needs them with his first page. */
export const ownWords =
  <Words extends Record<string, unknown>>(texts: Record<Locale, Words>) =>
  () => {
    const locale = useLocale();
    return useMemo(() => createTranslator<Words>({ locale, messages: texts[locale] }), [locale]);
  };
