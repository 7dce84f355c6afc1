import { useTranslations } from 'next-intl';
import { Icon } from '../icons/icon.tsx';

/** A plain link to the top, at the end of long pages. */
export function BackToTop() {
  const t = useTranslations('ui');
  return (
    <p className="mt-10 text-end print:hidden">
      <a
        href="#top"
        className="inline-flex min-h-11 items-center gap-1.5 text-sm text-wave-600 no-underline hover:underline"
      >
        <Icon name="arrow-up" className="size-4" />
        {t('backToTop')}
      </a>
    </p>
  );
}
