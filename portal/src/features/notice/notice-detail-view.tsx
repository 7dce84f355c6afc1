import { useLocale, useTranslations } from 'next-intl';

import { ShareLink } from '../../components/actions/share-link.tsx';
import { PrintButton } from '../../components/actions/print-button.tsx';
import { AttachmentList } from '../../components/content/attachment-list.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { RichText } from '../../components/content/rich-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { BackToTop } from '../../components/navigation/back-to-top.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { ChainBar } from '../../components/related/chain-bar.tsx';
import { GuideLines } from '../../components/related/guide-lines.tsx';
import { OriginalNotice } from '../../components/related/original-notice.tsx';
import { RelatedArticles } from '../../components/related/related-articles.tsx';
import { noticeHref } from '../../lib/addresses/content-hrefs.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { DeadlineTag } from './deadline-tag.tsx';
import { NoticeFacts } from './notice-facts.tsx';
import type { NoticeDetail, NoticeRelated } from './notice-rows.ts';

interface NoticeDetailViewProps {
  row: NoticeDetail;
  related: NoticeRelated;
  /** The whole address of the page, for whoever passes it on. */
  url: string;
  now: Date;
}

/** A notice in full: its text beside the key facts, what it is about, and what was said before and after it. */
export function NoticeDetailView({ row, related, url, now }: NoticeDetailViewProps) {
  const t = useTranslations('notice');
  const ui = useTranslations('ui');
  const files = row.attachments ?? [];
  return (
    <article className="mt-2">
      <NoticeHead row={row} now={now} />
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:block print:space-y-6">
        <div className="min-w-0">
          <OriginalNotice />
          <RichText html={row.body} lang="zh-CN" />
          {row.type === 'consult' && row.deadlineStatus === 'open' ? (
            <div className="mt-6 max-w-reading">
              <Notice>{t('consult')}</Notice>
            </div>
          ) : null}
        </div>
        <NoticeFacts row={row} chain={related.chain} />
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
      {related.guides.length > 0 ? (
        <section className="mt-8 max-w-reading">
          <SectionHeading>{t('guides')}</SectionHeading>
          <GuideLines guides={related.guides} now={now} />
        </section>
      ) : null}
      {files.length > 0 ? (
        <section className="mt-10 max-w-reading">
          <SectionHeading>{t('attachments')}</SectionHeading>
          <AttachmentList attachments={files.map((file) => ({ ...file, link: file.url }))} />
        </section>
      ) : null}
      <ChainBar chain={related.chain} here={{ step: 'notice', id: row.id }} />
      <RelatedArticles articles={related.articles} />
      <Beside related={related} />
      <BackToTop />
    </article>
  );
}

function NoticeHead({ row, now }: { row: NoticeDetail; now: Date }) {
  const locale = useLocale();
  return (
    <header className="flex flex-col">
      <p className="flex flex-wrap gap-2 max-md:order-last max-md:mt-3">
        <Tag tone="info">{choiceText(locale, 'policyNotice.type', row.type)}</Tag>
        <DeadlineTag row={row} now={now} />
      </p>
      <h1 className="text-2xl md:mt-3 md:text-3xl">
        <Bilingual zh={row.title} en={row.titleEn} />
      </h1>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-faint">
        <span>
          <Bilingual zh={row.agencyName ?? ''} en={row.agencyNameEn} />
        </span>
        <DateText value={row.publishDate} />
      </p>
    </header>
  );
}

/** The ways to the notices of its kind before and after it. */
function Beside({ related: { newer, older } }: { related: NoticeRelated }) {
  const t = useTranslations('notice');
  const ways = [{ key: 'newer', row: newer } as const, { key: 'older', row: older } as const].flatMap(
    ({ key, row }) => (row ? [{ key, row }] : []),
  );
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t('neighbours')} className="mt-10 max-w-reading border-t border-line pt-3 print:hidden">
      <ul className="space-y-1">
        {ways.map(({ key, row }) => (
          <li key={key} className="flex gap-3">
            <span className="shrink-0 py-1 text-ink-faint">{t(key)}</span>
            <LocalLink href={noticeHref(row.id)} className="link py-1">
              <Bilingual zh={row.title} en={row.titleEn} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
