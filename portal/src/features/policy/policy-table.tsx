import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DataTable } from '../../components/content/data-table.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { ValidityTag } from '../../components/related/validity-tag.tsx';
import { PolicyIssuer } from './policy-issuer.tsx';
import type { PolicyListRow } from './policy-row.tsx';

/** Policies in a table: for whoever compares numbers and dates rather than reading what each is about. */
export function PolicyTable({ rows }: { rows: PolicyListRow[] }) {
  const t = useTranslations('policy');
  return (
    <DataTable
      caption={t('title')}
      captionHidden
      keyOf={(row) => row.id}
      rows={rows}
      columns={[
        {
          key: 'title',
          header: t('table.title'),
          heading: true,
          cell: (row) => (
            <LocalLink href={`/policyinfo/policyinfoDetail?id=${row.id}`} className="title-link">
              <Bilingual zh={row.title} en={row.titleEn} />
            </LocalLink>
          ),
        },
        {
          key: 'docNo',
          header: t('table.docNo'),
          cell: (row) =>
            row.docNo ? (
              <span lang="zh-CN" className="whitespace-nowrap">
                {row.docNo}
              </span>
            ) : (
              '—'
            ),
        },
        { key: 'agency', header: t('table.agency'), cell: (row) => <PolicyIssuer row={row} /> },
        {
          key: 'publishDate',
          header: t('table.publishDate'),
          cell: (row) => <DateText value={row.publishDate} />,
        },
        {
          key: 'validity',
          header: t('table.validity'),
          onPhone: 'beside',
          cell: (row) => <ValidityTag validity={row.validity} />,
        },
        { key: 'items', header: t('table.items'), numeric: true, cell: (row) => row.itemCount },
      ]}
    />
  );
}
