import { useLocale, useTranslations } from 'next-intl';

import { Notice } from '../feedback/notice.tsx';

/** Tells readers of English that what follows is the original; nothing to anybody else. */
export function OriginalNotice() {
  const t = useTranslations('related');
  if (useLocale() !== 'en') return null;
  return (
    <div className="mb-6">
      <Notice tone="neutral">{t('chineseOnly')}</Notice>
    </div>
  );
}
