import { useTranslations } from 'next-intl';
import { Badge } from '../feedback/tag.tsx';
import { Icon } from '../icons/icon.tsx';
import { FacetList } from './facet-list.tsx';
import type { Facet } from './list-layout.tsx';

interface FilterPanelProps {
  facets: Facet[];
  /** How many filters are in force. */
  chosen: number;
  /** How many rows they leave. */
  total: number;
}

/** What the filters leave, where the drawer leads back to. */
export const resultsId = 'results';
const drawerId = 'filters';

/**
 * The facets of a list: a column on wide screens, a drawer on narrow ones.
 * The drawer is the target of its link and stays it while values are chosen, so it needs no script; `globals.css` hides the rest.
 */
export function FilterPanel({ facets, chosen, total }: FilterPanelProps) {
  const t = useTranslations('ui');
  const inDrawer = facets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => ({ ...option, href: `${option.href}#${drawerId}` })),
  }));
  return (
    <div className="print:hidden">
      <a
        href={`#${drawerId}`}
        className="flex min-h-12 items-center gap-2 rounded-lg border border-line bg-paper px-4 font-semibold text-ink no-underline lg:hidden"
      >
        <Icon name="filter" />
        <span className="grow">{t('filters')}</span>
        {chosen > 0 ? <Badge count={chosen} label={t('filtersChosen', { count: chosen })} /> : null}
        <Icon name="chevron-right" className="size-5" />
      </a>
      <section
        id={drawerId}
        tabIndex={-1}
        aria-label={t('filters')}
        className="filter-drawer fixed inset-0 z-40 flex-col bg-paper"
      >
        <p className="border-b border-line px-4 py-3 text-lg font-semibold">{t('filters')}</p>
        <div className="min-h-0 grow overflow-y-auto px-4 py-4">
          <Facets facets={inDrawer} />
        </div>
        <p className="border-t border-line p-3">
          <a
            href={`#${resultsId}`}
            className="flex min-h-12 items-center justify-center rounded-md bg-wave-600 px-5 font-semibold text-white no-underline hover:bg-wave-700"
          >
            {t('showResults', { total })}
          </a>
        </p>
      </section>
      <aside aria-label={t('filters')} className="hidden lg:block">
        <Facets facets={facets} />
      </aside>
    </div>
  );
}

function Facets({ facets }: { facets: Facet[] }) {
  return facets.map((facet) => <FacetList key={facet.name} title={facet.title} options={facet.options} />);
}
