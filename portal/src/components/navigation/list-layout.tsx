import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { FacetOption } from './facet-list.tsx';
import { FilterPanel, resultsId } from './filter-panel.tsx';
import { FilterPills, type Pill } from './filter-pills.tsx';

/** A filter of a list: its name, and its values as links. */
export interface Facet {
  name: string;
  title: string;
  options: FacetOption[];
}

interface ListLayoutProps {
  facets: Facet[];
  clearHref: string;
  /** How much was found, as a number and in words. */
  total: number;
  summary: string;
  search?: ReactNode;
  sort: ReactNode;
  pagination: ReactNode;
  children: ReactNode;
}

/** A list with its filters: facets beside it, what is in force and the order above, pages below. */
export function ListLayout({
  facets,
  clearHref,
  total,
  summary,
  search,
  sort,
  pagination,
  children,
}: ListLayoutProps) {
  const pills = facets.flatMap(pillsOf);
  // Where nothing was found there is nothing to narrow down, and no column is kept free for it.
  const offered = facets.filter(({ options }) => options.length > 0);
  const columns = offered.length > 0 && 'lg:grid-cols-[15rem_minmax(0,1fr)]';
  return (
    <div className={classNames('grid gap-6 lg:gap-10 print:block', columns)}>
      {offered.length > 0 ? <FilterPanel facets={offered} chosen={pills.length} total={total} /> : null}
      <div id={resultsId} tabIndex={-1} className="min-w-0">
        {search}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <p className="text-ink-soft">{summary}</p>
          {sort}
        </div>
        <FilterPills pills={pills} clearHref={clearHref} />
        <div className="mt-3">{children}</div>
        {pagination}
      </div>
    </div>
  );
}

function pillsOf(facet: Facet): Pill[] {
  return facet.options
    .filter((option) => option.selected)
    .map((option) => ({ label: facet.title, value: option.label, removeHref: option.href }));
}
