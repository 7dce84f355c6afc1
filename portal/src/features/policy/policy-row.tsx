import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { PolicyIssuer } from './policy-issuer.tsx';
import { ValidityTag } from '../../components/related/validity-tag.tsx';

/** A policy as lists carry it. */
export type PolicyListRow = ListRowOf<typeof policy>;

/** One policy in a list: title, number and dates, what it is about, whether it holds. */
export function PolicyRow({ row }: { row: PolicyListRow }) {
  const t = useTranslations('policy');
  return (
    <article className="border-b border-line py-5">
      <h2 className="text-lg">
        <LocalLink href={`/policyinfo/policyinfoDetail?id=${row.id}`} className="title-link">
          <Bilingual zh={row.title} en={row.titleEn} />
        </LocalLink>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-faint">
        {row.docNo ? <span lang="zh-CN">{row.docNo}</span> : null}
        <span>
          <PolicyIssuer row={row} />
        </span>
        <span>
          {t('published')} <DateText value={row.publishDate} />
        </span>
      </p>
      <p className="mt-2 line-clamp-2 max-w-reading text-ink-soft">
        <Bilingual zh={row.summary} en={row.summaryEn} />
      </p>
      <p className="mt-2.5 flex flex-wrap gap-2">
        <ValidityTag validity={row.validity} />
        {row.isTop === 1 ? <Tag>{t('onTop')}</Tag> : null}
        {row.itemCount > 0 ? <Tag tone="info">{t('itemCount', { count: row.itemCount })}</Tag> : null}
      </p>
    </article>
  );
}
