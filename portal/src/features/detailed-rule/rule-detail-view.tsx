import { useTranslations } from 'next-intl';

import { PrintButton } from '../../components/actions/print-button.tsx';
import { AttachmentList } from '../../components/content/attachment-list.tsx';
import { RichText } from '../../components/content/rich-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { BackToTop } from '../../components/navigation/back-to-top.tsx';
import { ContentsList, type PagePart } from '../../components/navigation/contents-list.tsx';
import { ChainBar } from '../../components/related/chain-bar.tsx';
import { ChangeLog, changesAnchor } from '../../components/related/change-log.tsx';
import { GuideLines } from '../../components/related/guide-lines.tsx';
import { OriginalNotice } from '../../components/related/original-notice.tsx';
import { articlesAnchor, RelatedArticles } from '../../components/related/related-articles.tsx';
import { RuleHead } from './rule-head.tsx';
import type { RuleDetail, RuleRelated } from './rule-rows.ts';

interface RuleDetailViewProps {
  row: RuleDetail;
  related: RuleRelated;
  now: Date;
}

type Section = RuleRelated['sections'][number];

/** The anchor of a section, stable as long as its place is. */
const sectionAnchor = ({ sort }: Section) => `s-${String(sort)}`;

/** A detailed rule: the policy first, its text with anchors, and what can be had by it. */
export function RuleDetailView({ row, related, now }: RuleDetailViewProps) {
  const t = useTranslations('detailedRule');
  const ui = useTranslations('ui');
  const files = row.attachments ?? [];
  return (
    <article className="mt-2">
      <RuleHead row={row} policy={related.policy} />
      <p className="mt-3 -ms-3">
        <PrintButton label={ui('print')} />
      </p>
      <ChainBar chain={related.chain} here={{ step: 'rule', id: row.id }} />
      <div className="mt-8 grid gap-8 lg:gap-12 lg:has-[>nav]:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <ContentsList parts={useRuleParts(row, related)} />
        <div className="min-w-0 lg:max-w-216 print:max-w-none">
          <OriginalNotice />
          <RuleText row={row} sections={related.sections} />
          {related.guides.length > 0 ? (
            <section id="items" className="mt-12 max-w-reading scroll-mt-6">
              <SectionHeading>{t('guides')}</SectionHeading>
              <GuideLines guides={related.guides} now={now} />
            </section>
          ) : null}
          {files.length > 0 ? (
            <section id="attachments" className="mt-12 max-w-reading scroll-mt-6">
              <SectionHeading>{t('attachments')}</SectionHeading>
              <AttachmentList attachments={files.map((file) => ({ ...file, link: file.url }))} />
            </section>
          ) : null}
          <RelatedArticles articles={related.articles} />
          <ChangeLog entity="detailedRule" changes={related.changes} />
        </div>
      </div>
      <BackToTop />
    </article>
  );
}

/** The text section by section; whole where it has not been divided. */
function RuleText({ row, sections }: { row: RuleDetail; sections: Section[] }) {
  if (sections.length === 0) return <RichText html={row.body} lang="zh-CN" />;
  return sections.map((section) => (
    <section key={section.id} id={sectionAnchor(section)} className="mb-8 scroll-mt-6">
      <h2 lang="zh-CN" className="mb-2 text-lg">
        {section.title}
      </h2>
      <RichText html={section.content} lang="zh-CN" />
    </section>
  ));
}

function useRuleParts(row: RuleDetail, { sections, guides, articles, changes }: RuleRelated): PagePart[] {
  const t = useTranslations('detailedRule');
  const related = useTranslations('related');
  const parts = [
    { id: 'items', text: t('guides'), there: guides.length > 0 },
    { id: 'attachments', text: t('attachments'), there: (row.attachments ?? []).length > 0 },
    { id: articlesAnchor, text: related('articles'), there: articles.length > 0 },
    { id: changesAnchor, text: related('changes.title'), there: changes.length > 0 },
  ];
  return [
    ...sections.map((section) => ({ id: sectionAnchor(section), text: section.title, lang: 'zh-CN' })),
    ...parts.filter((part) => part.there),
  ];
}
