import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { DataTable } from '../../../components/content/data-table.tsx';
import { Pagination } from '../../../components/navigation/pagination.tsx';
import type { LookedAt } from './load-looked-at.ts';
import { lookedAtAddress, type LookedAtQuery } from './looked-at-query.ts';

/** Who read the reader's data, by role and agency, when, what of it and why; the newest first. */
export function LookedAtView({ query, page }: { query: LookedAtQuery; page: Page<LookedAt> }) {
  const t = useTranslations('lookedAt');
  if (page.records.length === 0) return <p className="text-ink-soft">{t('nobody')}</p>;
  const by = ({ role, agency }: LookedAt) => [agency, role].filter(Boolean).join(' · ') || t('officer');
  const what = ({ actName, thing, fields }: LookedAt) => [actName, fields ?? thing].join(' · ');
  return (
    <>
      <DataTable
        caption={t('title')}
        captionHidden
        rows={page.records}
        keyOf={({ id }) => id}
        columns={[
          { key: 'by', header: t('by'), cell: by, heading: true },
          { key: 'time', header: t('time'), cell: ({ time }) => time.slice(0, 16) },
          { key: 'what', header: t('what'), cell: what },
          { key: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? t('handling') },
        ]}
      />
      <Pagination
        current={page.current}
        pages={page.pages}
        hrefOf={(current) => lookedAtAddress.href(query, { current })}
        action={lookedAtAddress.path}
        state={lookedAtAddress.hidden(query)}
      />
    </>
  );
}
