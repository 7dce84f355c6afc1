import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../components/actions/button.tsx';
import { PrintButton } from '../../components/actions/print-button.tsx';
import { AttachmentList } from '../../components/content/attachment-list.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { RichText } from '../../components/content/rich-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { BackToTop } from '../../components/navigation/back-to-top.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { ChainBar } from '../../components/related/chain-bar.tsx';
import { OriginalNotice } from '../../components/related/original-notice.tsx';
import { RelatedArticles } from '../../components/related/related-articles.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { interpretationHref, policyHref } from '../../lib/addresses/content-hrefs.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { Answers, KeyPoints, PictureInWords, VideoWithTranscript } from './interpretation-parts.tsx';
import type { InterpretationDetail, InterpretationRelated } from './interpretation-rows.ts';

interface InterpretationDetailViewProps {
  row: InterpretationDetail;
  related: InterpretationRelated;
}

/** What a policy means: the key points first, then picture, film, text and answers, and the way to the policy itself. */
export function InterpretationDetailView({ row, related }: InterpretationDetailViewProps) {
  const t = useTranslations('interpretation');
  const ui = useTranslations('ui');
  const files = row.attachments ?? [];
  return (
    <article className="mt-2">
      <Head row={row} />
      <p className="mt-4 -ms-3">
        <PrintButton label={ui('print')} />
      </p>
      <div className="mt-4 max-w-reading">
        <OriginalNotice />
        <KeyPoints points={row.keyPoints ?? []} />
        <PictureInWords row={row} />
        <VideoWithTranscript row={row} />
        <Part title={t('body')}>
          <RichText html={row.body} lang="zh-CN" />
        </Part>
        <Answers row={row} />
      </div>
      {files.length > 0 ? (
        <Part title={t('attachments')}>
          <AttachmentList attachments={files.map((file) => ({ ...file, link: file.url }))} />
        </Part>
      ) : null}
      {related.others.length > 0 ? (
        <Part title={t('others')}>
          <Others rows={related.others} />
        </Part>
      ) : null}
      <ChainBar chain={related.chain} />
      <RelatedArticles articles={related.articles} />
      <BackToTop />
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 max-w-reading">
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}

function Head({ row }: { row: InterpretationDetail }) {
  const t = useTranslations('interpretation');
  const locale = useLocale();
  return (
    <header className="flex flex-col">
      <p className="max-md:order-last max-md:mt-3">
        <Tag tone="info">{choiceText(locale, 'interpretation.form', row.form)}</Tag>
      </p>
      <h1 className="text-2xl md:mt-3 md:text-3xl">
        <Bilingual zh={row.title} en={row.titleEn} />
      </h1>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-faint">
        <span>
          <Bilingual zh={row.agencyName ?? ''} en={row.agencyNameEn} />
        </span>
        <DateText value={row.publishDate} />
        {row.source ? (
          <span>
            {t('source')} <span lang="zh-CN">{row.source}</span>
          </span>
        ) : null}
      </p>
      <p className="mt-4 max-w-reading border-s-4 border-wave-200 ps-4 text-xl">
        <Bilingual zh={row.summary} en={row.summaryEn} />
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink look="secondary" icon="document" href={localHref(locale, policyHref(row.policyId))}>
          {t('original')}
        </ButtonLink>
        {row.policyTitle ? <Bilingual zh={row.policyTitle} en={row.policyTitleEn} /> : null}
      </p>
    </header>
  );
}

function Others({ rows }: { rows: InterpretationRelated['others'] }) {
  const locale = useLocale();
  return (
    <ul className="border-t border-line">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap gap-x-4 border-b border-line py-3">
          <LocalLink href={interpretationHref(row.id)} className="link">
            <Bilingual zh={row.title} en={row.titleEn} />
          </LocalLink>
          <span className="text-sm text-ink-faint">
            {choiceText(locale, 'interpretation.form', row.form)}
          </span>
        </li>
      ))}
    </ul>
  );
}
