import { useTranslations } from 'next-intl';

import { Amount } from '../../components/content/amount.tsx';
import { DataTable } from '../../components/content/data-table.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import type { YearTotal } from './publicity-rows.ts';

/** What each year came to, as a table whose bars only repeat the figures. */
export function YearTotals({ totals }: { totals: YearTotal[] }) {
  const t = useTranslations('publicityList');
  const most = Math.max(...totals.map((total) => total.amountWan), 1);
  if (totals.length === 0) return null;
  return (
    <section className="mt-14">
      <SectionHeading>{t('yearTotals')}</SectionHeading>
      <DataTable
        caption={t('yearTotals')}
        captionHidden
        rows={totals}
        keyOf={(total) => String(total.year)}
        columns={[
          { key: 'year', header: t('facets.year'), heading: true, cell: (total) => total.year },
          { key: 'lists', header: t('lists'), numeric: true, cell: (total) => total.lists },
          { key: 'people', header: t('beneficiaries'), numeric: true, cell: (total) => total.beneficiaries },
          {
            key: 'amount',
            header: t('amount'),
            numeric: true,
            cell: (total) => <Amount wan={total.amountWan} />,
          },
          { key: 'bar', header: t('compared'), cell: (total) => <Bar part={total.amountWan / most} /> },
        ]}
      />
    </section>
  );
}

function Bar({ part }: { part: number }) {
  return (
    <svg className="h-4 w-full min-w-32 align-middle" aria-hidden="true" focusable="false">
      <rect width={`${String(Math.round(part * 100))}%`} height="100%" rx="3" className="fill-wave-400" />
    </svg>
  );
}
