import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Amount } from '../../components/content/amount.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { HomeContent } from './home-rows.ts';

/** The newest policies. */
export function LatestPolicies({ policies }: Pick<HomeContent, 'policies'>) {
  const t = useTranslations('home.latest');
  const texts = { title: t('policies'), more: t('morePolicies') };
  return (
    <Latest {...texts} rows={policies} list="/policyinfo" page="/policyinfo/policyinfoDetail">
      {(row) => (
        <>
          <span lang="zh-CN">{row.docNo}</span>
          <DateText value={row.publishDate} />
        </>
      )}
    </Latest>
  );
}

/** The newest public notices of payment. */
export function LatestPublicity({ publicityLists }: Pick<HomeContent, 'publicityLists'>) {
  const t = useTranslations('home.latest');
  const texts = { title: t('publicity'), more: t('morePublicity') };
  return (
    <Latest {...texts} rows={publicityLists} list="/gongshi/gongshiList" page="/gongshi/gongshiDet">
      {(row) => (
        <>
          <span>{t('beneficiaries', { count: row.totalCount })}</span>
          <span>
            <Amount wan={row.totalAmountWan} />
          </span>
          <DateText value={row.publicityStart} />
        </>
      )}
    </Latest>
  );
}

/** The newest notices. */
export function LatestNotices({ notices }: Pick<HomeContent, 'notices'>) {
  const t = useTranslations('home.latest');
  const locale = useLocale();
  const texts = { title: t('notices'), more: t('moreNotices') };
  return (
    <Latest {...texts} rows={notices} list="/notice" page="/notice/noticeDetail">
      {(row) => (
        <>
          <span>{choiceText(locale, 'policyNotice.type', row.type)}</span>
          <DateText value={row.publishDate} />
        </>
      )}
    </Latest>
  );
}

/** The newest of what explains policies. */
export function LatestInterpretations({ interpretations }: Pick<HomeContent, 'interpretations'>) {
  const t = useTranslations('home.latest');
  const locale = useLocale();
  const texts = { title: t('interpretations'), more: t('moreInterpretations') };
  const page = '/policyUnscramble/policyUnscrambleDetail';
  return (
    <Latest {...texts} rows={interpretations} list="/policyUnscramble" page={page}>
      {(row) => (
        <>
          <span>{choiceText(locale, 'interpretation.form', row.form)}</span>
          <DateText value={row.publishDate} />
        </>
      )}
    </Latest>
  );
}

interface Titled {
  id: string;
  title: string;
  titleEn?: string | null;
}

interface LatestProps<R extends Titled> {
  title: string;
  more: string;
  rows: readonly R[];
  /** The paths of all of them, and of the page about one. */
  list: string;
  page: string;
  /** What stands below the title of a row. */
  children: (row: R) => ReactNode;
}

function Latest<R extends Titled>({ title, more, rows, list, page, children }: LatestProps<R>) {
  const t = useTranslations('home.latest');
  const all = (
    <LocalLink href={list} className="link py-1">
      {more}
    </LocalLink>
  );
  return (
    <section>
      <SectionHeading aside={all}>{title}</SectionHeading>
      {rows.length > 0 ? (
        <ul className="border-t border-line">
          {rows.map((row) => (
            <li key={row.id} className="border-b border-line py-3">
              <LocalLink href={`${page}?id=${row.id}`} className="title-link font-medium">
                <Bilingual zh={row.title} en={row.titleEn ?? null} />
              </LocalLink>
              <p className="flex flex-wrap gap-x-4 text-sm text-ink-faint">{children(row)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t('none')}</p>
      )}
    </section>
  );
}
