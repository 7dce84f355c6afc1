import { useMemo } from 'react';
import { createTranslator } from 'use-intl';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { security as en } from '../../../messages/en/security.ts';
import { security as zh } from '../../../messages/zh/security.ts';

const texts = { zh, en };

/** The words of this page, which come with it: nobody else needs them with his first page. */
export function useSecurityWords() {
  const { locale } = useWorkplace();
  return useMemo(() => createTranslator({ locale, messages: texts[locale] }), [locale]);
}
