import { useLocale, useTranslations } from 'next-intl';

import { siteHref } from '../../base-path.ts';
import { PrintButton } from '../../components/actions/print-button.tsx';
import { ShareLink } from '../../components/actions/share-link.tsx';
import { Amount } from '../../components/content/amount.tsx';
import { AttachmentList } from '../../components/content/attachment-list.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { RichText } from '../../components/content/rich-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { TideBar } from '../../components/content/tide-bar.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { BackToTop } from '../../components/navigation/back-to-top.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { PhoneLink } from '../../components/navigation/contact-links.tsx';
import { CalendarLink } from '../../components/related/calendar-link.tsx';
import { ChainBar } from '../../components/related/chain-bar.tsx';
import { GuideReminder } from '../../components/related/guide-reminder.tsx';
import { OriginalNotice } from '../../components/related/original-notice.tsx';
import { OriginalTitle } from '../../components/related/original-title.tsx';
import { publicitySheetHref, publicitySheets } from '../../lib/addresses/file-hrefs.ts';
import { guideHref, policyHref } from '../../lib/addresses/content-hrefs.ts';
import { CompanySearch } from './company-search.tsx';
import { chosenEntries } from './entry-choice.ts';
import type { EntryQuery } from './entry-choice.ts';
import { EntryChoice, NoEntries } from './entry-choice-form.tsx';
import { PublicityEntries } from './publicity-entries.tsx';
import { PublicityTag } from './publicity-tag.tsx';
import type { PublicityDetail, PublicityRelated } from './publicity-rows.ts';

interface PublicityDetailViewProps {
  row: PublicityDetail;
  related: PublicityRelated;
  /** Which of its lines are shown, and in which order. */
  query: EntryQuery;
  /** Its public address. */
  url: string;
  now: Date;
}

/** A publicity list in full: its period, who is on it, and how to object. */
export function PublicityDetailView({ row, related, query, url, now }: PublicityDetailViewProps) {
  const t = useTranslations('publicityList');
  const ui = useTranslations('ui');
  const files = row.attachments ?? [];
  const entries = chosenEntries(related.entries, query);
  const total = related.entries.length;
  return (
    <article className="mt-2">
      <header className="flex flex-col items-start">
        <div className="max-md:order-last max-md:mt-3">
          <PublicityTag state={row.publicityStatus} />
        </div>
        <h1 className="text-2xl md:mt-3 md:text-3xl">
          <Bilingual zh={row.title} en={row.titleEn} />
        </h1>
        <OriginalTitle {...row} />
      </header>
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:block print:space-y-6">
        <div className="min-w-0">
          <OriginalNotice />
          {row.body ? <RichText html={row.body} lang="zh-CN" /> : null}
          <Objection row={row} />
        </div>
        <Facts row={row} related={related} now={now} />
      </div>
      <p className="mt-4 -ms-3 flex flex-wrap gap-1">
        <PrintButton label={ui('print')} />
        <ShareLink
          url={url}
          texts={{
            ...{ copy: ui('copyLink'), copied: ui('copied') },
            ...{ code: ui('linkCode'), codeTitle: ui('linkCodeTitle') },
          }}
        />
      </p>
      <section className="mt-8">
        <SectionHeading aside={<SheetLinks id={row.id} />}>{t('entries')}</SectionHeading>
        <EntryChoice row={row} query={query} total={total} count={entries.length} />
        {total > 0 && entries.length === 0 ? (
          <NoEntries row={row} query={query} total={total} />
        ) : (
          <PublicityEntries row={row} entries={entries} isPart={entries.length < total} />
        )}
      </section>
      {files.length > 0 ? (
        <section className="mt-10 max-w-reading">
          <SectionHeading>{t('attachments')}</SectionHeading>
          <AttachmentList attachments={files.map((file) => ({ ...file, link: file.url }))} />
        </section>
      ) : null}
      <ChainBar chain={related.chain} here={{ step: 'publicity', id: row.id }} />
      <CompanySearch />
      <BackToTop />
    </article>
  );
}

function Facts({ row, related, now }: Omit<PublicityDetailViewProps, 'query' | 'url'>) {
  const t = useTranslations('publicityList');
  const { guide, policy } = related;
  return (
    <aside aria-label={t('facts')} className="rounded-lg border border-line bg-mist-50 p-5">
      <p className="mb-1 text-sm text-ink-faint">{t('period')}</p>
      <TideBar start={row.publicityStart} end={row.publicityEnd} now={now} />
      {row.publicityStatus === 'publicising' || row.publicityStatus === 'upcoming' ? (
        <p className="mt-2">
          <CalendarLink file="publicity" id={row.id} text="publicityEnd" />
        </p>
      ) : null}
      <div className="mt-4">
        <KeyValueList
          rows={[
            { term: t('agency'), value: related.agencyName },
            { term: t('batch'), value: row.batchNo },
            { term: t('beneficiaries'), value: row.totalCount },
            { term: t('amount'), value: <Amount wan={row.totalAmountWan} /> },
            {
              term: t('guide'),
              value: guide && <TitleLink row={guide} href={guideHref(guide)} />,
            },
            {
              term: t('policy'),
              value: policy && <TitleLink row={policy} href={policyHref(policy.id)} />,
            },
          ]}
        />
      </div>
      {guide ? <GuideReminder guide={guide} now={now} /> : null}
    </aside>
  );
}

/** The list as a sheet, of each kind. */
function SheetLinks({ id }: { id: string }) {
  const t = useTranslations('publicityList');
  const locale = useLocale();
  return (
    <span className="flex flex-wrap gap-x-5">
      {publicitySheets.map((kind) => (
        <a
          key={kind}
          href={siteHref(publicitySheetHref(locale, id, kind))}
          download={`publicity-${id.slice(0, 8)}.${kind}`}
          className="link inline-flex min-h-9 items-center gap-1.5 print:hidden elder:min-h-11"
        >
          <Icon name="download" />
          {t('sheet', { kind: kind.toUpperCase() })}
        </a>
      ))}
    </span>
  );
}

interface TitleLinkProps {
  row: { title: string; titleEn?: string | null };
  href: string;
}

function TitleLink({ row, href }: TitleLinkProps) {
  return (
    <LocalLink href={href} className="link">
      <Bilingual zh={row.title} en={row.titleEn ?? null} />
    </LocalLink>
  );
}

/** How to object while one can. */
function Objection({ row }: { row: PublicityDetail }) {
  const t = useTranslations('publicityList');
  if (row.publicityStatus !== 'publicising') return null;
  return (
    <div className="mt-6 max-w-reading">
      <Notice tone="warn" title={t('objection')}>
        {t('objectionText')} {row.objectionTel ? <PhoneLink number={row.objectionTel} /> : null}
      </Notice>
    </div>
  );
}
