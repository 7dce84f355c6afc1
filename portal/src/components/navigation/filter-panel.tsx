import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '../feedback/tag.tsx';
import { Icon } from '../icons/icon.tsx';

/** Holds the facets of a list: a column on wide screens, a fold on narrow ones, both without scripts. */
export function FilterPanel({ chosen, children }: { chosen: number; children: ReactNode }) {
  const t = useTranslations('ui');
  return (
    <div className="print:hidden">
      <details className="group rounded-lg border border-line bg-paper lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 font-semibold">
          <Icon name="filter" />
          <span className="grow">{t('filters')}</span>
          {chosen > 0 ? <Badge count={chosen} label={t('filtersChosen', { count: chosen })} /> : null}
          <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
        </summary>
        <div className="border-t border-line px-4 py-4">{children}</div>
      </details>
      <aside aria-label={t('filters')} className="hidden lg:block">
        {children}
      </aside>
    </div>
  );
}
