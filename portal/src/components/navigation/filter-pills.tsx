import { useTranslations } from 'next-intl';
import { robotsRel } from '../../lib/public-pages/page-standing.ts';
import { Icon } from '../icons/icon.tsx';
import { LocalLink } from './local-link.tsx';

/** A filter in force and the list without it. */
export interface Pill {
  label: string;
  value: string;
  removeHref: string;
}

/** The filters in force, each a link that takes it away, and one that takes all away. */
export function FilterPills({ pills, clearHref }: { pills: Pill[]; clearHref: string }) {
  const t = useTranslations('ui');
  if (pills.length === 0) return null;
  return (
    <ul aria-label={t('filtersInForce')} className="flex flex-wrap items-center gap-2 print:hidden">
      {pills.map((pill) => (
        <li key={pill.removeHref}>
          <LocalLink
            href={pill.removeHref}
            rel={robotsRel(pill.removeHref)}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-wave-200 bg-wave-50 px-3 text-sm text-wave-600 no-underline hover:bg-wave-100 elder:min-h-11"
          >
            <span className="sr-only">{t('removeFilter')}</span>
            {pill.label}：{pill.value}
            <Icon name="close" className="size-3.5" />
          </LocalLink>
        </li>
      ))}
      <li>
        <LocalLink href={clearHref} rel={robotsRel(clearHref)} className="link px-1 py-1 text-sm">
          {t('clearFilters')}
        </LocalLink>
      </li>
    </ul>
  );
}
