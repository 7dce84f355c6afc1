import { Fragment } from 'react';
import { useLocale, useTranslations } from 'next-intl';

import { PrintButton } from '../../components/actions/print-button.tsx';
import { RichText } from '../../components/content/rich-text.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { BackToTop } from '../../components/navigation/back-to-top.tsx';
import { ContentsList } from '../../components/navigation/contents-list.tsx';
import { ChainBar } from '../../components/related/chain-bar.tsx';
import { ChangeLog } from '../../components/related/change-log.tsx';
import { RelatedArticles } from '../../components/related/related-articles.tsx';
import { GuideBrief } from './guide-brief.tsx';
import { GuideMaterials } from './guide-materials.tsx';
import {
  Conditions,
  englishConditions,
  GuidePart,
  LegalBasis,
  PastLists,
  Procedure,
  ServiceFacts,
} from './guide-parts.tsx';
import type { GuideRelated, GuideRow } from './guide-rows.ts';
import { GuideSummary } from './guide-summary.tsx';

interface GuideDetailViewProps {
  row: GuideRow;
  related: GuideRelated;
  now: Date;
}

/** A guide in full: what it gives, who may have it, what to bring, how it goes, what it rests on. */
export function GuideDetailView({ row, related, now }: GuideDetailViewProps) {
  const t = useTranslations('itemGuide.parts');
  const ui = useTranslations('ui');
  const tips = related.sections.filter((section) => section.sectionKey === 'tips');
  const parts = [
    { id: 'conditions', there: true, body: <Conditions row={row} /> },
    {
      id: 'materials',
      there: related.materials.length > 0,
      body: <GuideMaterials materials={related.materials} />,
    },
    { id: 'process', there: (row.steps ?? []).length > 0, body: <Procedure row={row} /> },
    { id: 'service', there: true, body: <ServiceFacts row={row} related={related} /> },
    { id: 'basis', there: true, body: <LegalBasis row={row} related={related} /> },
    {
      id: 'tips',
      there: tips.length > 0,
      body: tips.map((tip) => <RichText key={tip.id} html={tip.content} lang="zh-CN" />),
    },
    {
      id: 'publicity',
      there: related.publicityLists.length > 0,
      body: <PastLists lists={related.publicityLists} />,
    },
  ] as const;
  const shown = parts.filter((part) => part.there);
  const firstInChinese = shown[englishConditions(row) ? 1 : 0]?.id;
  return (
    <article className="mt-2">
      <GuideSummary row={row} related={related} now={now} />
      <GuideBrief row={row} />
      <ChainBar chain={related.chain} here={{ step: 'guide', id: row.id }} />
      <p className="mt-4 -ms-3">
        <PrintButton label={ui('print')} />
      </p>
      <div className="mt-6 grid gap-8 border-t border-line pt-8 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12 print:block">
        <ContentsList parts={shown.map(({ id }) => ({ id, text: t(id) }))} />
        <div className="min-w-0">
          {shown.map(({ id, body }) => (
            <Fragment key={id}>
              {id === firstInChinese ? <InChinese /> : null}
              <GuidePart id={id} title={t(id)}>
                {body}
              </GuidePart>
            </Fragment>
          ))}
          <RelatedArticles articles={related.articles} />
          <ChangeLog entity="itemGuide" changes={related.changes} />
        </div>
      </div>
      <BackToTop />
    </article>
  );
}

/** Tells readers of English that what follows is the original. */
function InChinese() {
  const t = useTranslations('itemGuide');
  if (useLocale() !== 'en') return null;
  return (
    <div className="mb-6">
      <Notice tone="neutral">{t('chineseOnly')}</Notice>
    </div>
  );
}
