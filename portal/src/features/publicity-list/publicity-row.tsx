import { useTranslations } from 'next-intl';

import { Amount } from '../../components/content/amount.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { DaysLeft } from '../../components/content/days-left.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { PublicityTag } from './publicity-tag.tsx';
import type { PublicityRow as Row } from './publicity-rows.ts';

interface PublicityRowProps {
  row: Row;
  agencyName: string;
  now: Date;
}

/** One publicity list in a list: its period, how many are on it and how much they get. */
export function PublicityRow({ row, agencyName, now }: PublicityRowProps) {
  const t = useTranslations('publicityList');
  return (
    <article className="grid gap-x-8 gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <h2 className="text-lg">
          <LocalLink href={`/gongshi/gongshiDet?id=${row.id}`} className="title-link">
            <Bilingual zh={row.title} en={row.titleEn} />
          </LocalLink>
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-faint">
          <span>{agencyName}</span>
          <span>
            {t('period')} <DateText value={row.publicityStart} /> – <DateText value={row.publicityEnd} />
          </span>
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <PublicityTag state={row.publicityStatus} />
          {row.publicityStatus === 'publicising' ? <DaysLeft until={row.publicityEnd} now={now} /> : null}
        </p>
      </div>
      <p className="flex gap-6 md:text-end">
        <span>
          <strong className="block text-xl">{row.totalCount}</strong>
          <span className="text-sm text-ink-faint">{t('beneficiaries')}</span>
        </span>
        <span className="min-w-28">
          <strong className="block text-xl">
            <Amount wan={row.totalAmountWan} />
          </strong>
          <span className="text-sm text-ink-faint">{t('amount')}</span>
        </span>
      </p>
    </article>
  );
}
