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
        <Entry key={row.id} row={row} page="/policyinfo/policyinfoDetail" date={row.publishDate}>
          <span lang="zh-CN">{row.docNo}</span>
        </Entry>
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
        <Entry key={row.id} row={row} page="/gongshi/gongshiDet" date={row.publicityStart}>
          <span>{t('beneficiaries', { count: row.totalCount })}</span>
          <span>
            <Amount wan={row.totalAmountWan} />
          </span>
        </Entry>
      ))}
    </Latest>
  );
}

interface EntryProps {
  row: { id: string; title: string; titleEn?: string | null };
  /** The path of its detail page. */
  page: string;
  date: string;
  /** What stands before the date. */
  children: ReactNode;
}

function Entry({ row, page, date, children }: EntryProps) {
  return (
    <li className="border-b border-line py-3">
      <LocalLink href={`${page}?id=${row.id}`} className="title-link font-medium">
        <Bilingual zh={row.title} en={row.titleEn ?? null} />
      </LocalLink>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-faint">
        {children}
        <DateText value={date} />
      </p>
    </li>
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
