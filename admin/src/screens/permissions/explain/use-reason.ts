import { useLocale } from 'use-intl';

import { listed } from '@policy/shared/messages/listed.ts';

import type { Verdict } from './explain-shapes.ts';
import { useExplainWords } from './use-explain-words.ts';

/** Says why a verdict was given, and by which roles where any had a part in it. */
export function useReason() {
  const t = useExplainWords();
  const locale = useLocale();
  return ({ because, roles }: Pick<Verdict, 'because' | 'roles'>): string => {
    const reason = t(`reasons.${because}`);
    return roles.length > 0 ? t('through', { reason, roles: listed(roles, locale) }) : reason;
  };
}
