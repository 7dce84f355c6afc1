import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { siteHref } from '../../kit/page/base-path.ts';

/** The way home: a short mark while the menu is collapsed, the site title otherwise. */
export function Logo({ isShort }: { isShort: boolean }) {
  const t = useTranslations('site');
  return (
    <Link to="/" className="shell-logo" data-short={isShort} aria-label={t('title')}>
      <img src={siteHref('/logo.svg')} alt="" width="28" height="28" />
      {isShort ? null : <span>{t('title')}</span>}
    </Link>
  );
}
