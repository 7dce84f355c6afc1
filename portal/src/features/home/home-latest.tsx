import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Amount } from '../../components/content/amount.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import type { HomeContent } from './home-rows.ts';

/** The newest policies. */
export function LatestPolicies({ policies }: Pick<HomeContent, 'policies'>) {
  const t = useTranslations('home.latest');
  return (
    <Latest title={t('policies')} more={t('morePolicies')} href="/policyinfo">
      {policies.map((row) => (
        <li key={row.id} className="border-b border-line py-3">
          <LocalLink href={`/policyinfo/policyinfoDetail?id=${row.id}`} className="title-link font-medium">
            <Bilingual zh={row.title} en={row.titleEn} />
          </LocalLink>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-faint">
            <span lang="zh-CN">{row.docNo}</span>
            <DateText value={row.publishDate} />
          </p>
        </li>
      ))}
    </Latest>
  );
}

/** The newest public notices of payment. */
export function LatestPublicity({ publicityLists }: Pick<HomeContent, 'publicityLists'>) {
  const t = useTranslations('home.latest');
  return (
    <Latest title={t('publicity')} more={t('morePublicity')} href="/gongshi/gongshiList">
      {publicityLists.map((row) => (
        <li key={row.id} className="border-b border-line py-3">
          <LocalLink href={`/gongshi/gongshiDet?id=${row.id}`} className="title-link font-medium">
            <Bilingual zh={row.title} />
          </LocalLink>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-faint">
            <span>{t('beneficiaries', { count: row.totalCount })}</span>
            <span>
              <Amount wan={row.totalAmountWan} />
            </span>
            <DateText value={row.publicityStart} />
          </p>
        </li>
      ))}
    </Latest>
  );
}

interface LatestProps {
  title: string;
  more: string;
  href: string;
  children: ReactNode[];
}

function Latest({ title, more, href, children }: LatestProps) {
  const t = useTranslations('home.latest');
  return (
    <section>
      <SectionHeading
        aside={
          <LocalLink href={href} className="link py-1">
            {more}
          </LocalLink>
        }
      >
        {title}
      </SectionHeading>
      {children.length > 0 ? (
        <ul className="border-t border-line">{children}</ul>
      ) : (
        <p className="text-ink-soft">{t('none')}</p>
      )}
    </section>
  );
}
