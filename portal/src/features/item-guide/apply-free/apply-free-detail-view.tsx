import { useTranslations } from 'next-intl';

import { PrintButton } from '../../../components/actions/print-button.tsx';
import { RichText } from '../../../components/content/rich-text.tsx';
import { BackToTop } from '../../../components/navigation/back-to-top.tsx';
import { ContentsList } from '../../../components/navigation/contents-list.tsx';
import { PhoneLink } from '../../../components/navigation/contact-links.tsx';
import { ChainBar } from '../../../components/related/chain-bar.tsx';
import { OriginalNotice } from '../../../components/related/original-notice.tsx';
import { ChangeLog } from '../../../components/related/change-log.tsx';
import { RelatedArticles } from '../../../components/related/related-articles.tsx';
import { GuideBrief } from '../guide-brief.tsx';
import { Conditions, GuidePart, LegalBasis, PastLists, Procedure, ServiceFacts } from '../guide-parts.tsx';
import type { GuideRelated, GuideRow } from '../guide-rows.ts';
import { GuideSummary } from '../guide-summary.tsx';

interface ApplyFreeDetailViewProps {
  row: GuideRow;
  related: GuideRelated;
  now: Date;
}

/** An item without application: who is on the list, from which data, what to do once told, and who was paid so far. */
export function ApplyFreeDetailView({ row, related, now }: ApplyFreeDetailViewProps) {
  const ui = useTranslations('ui');
  const parts = usePartsOf(row, related).filter((part) => part.there);
  return (
    <article className="mt-2">
      <GuideSummary row={row} related={related} now={now} />
      <GuideBrief row={row} />
      <ChainBar chain={related.chain} here={{ step: 'guide', id: row.id }} />
      <p className="mt-4 -ms-3">
        <PrintButton label={ui('print')} />
      </p>
      <div className="mt-6 grid gap-8 border-t border-line pt-8 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12 print:block">
        <ContentsList parts={parts.map(({ id, text }) => ({ id, text }))} />
        <div className="min-w-0">
          <OriginalNotice />
          {parts.map(({ id, text, body }) => (
            <GuidePart key={id} id={id} title={text}>
              {body}
            </GuidePart>
          ))}
          <RelatedArticles articles={related.articles} />
          <ChangeLog entity="itemGuide" changes={related.changes} />
        </div>
      </div>
      <BackToTop />
    </article>
  );
}

function usePartsOf(row: GuideRow, related: GuideRelated) {
  const t = useTranslations('applyFree');
  const guide = useTranslations('itemGuide.parts');
  const fetched = related.materials.filter(({ isShared }) => isShared === 1);
  const tips = related.sections.filter((section) => section.sectionKey === 'tips');
  return [
    { id: 'conditions', text: t('listRules'), there: true, body: <Conditions row={row} /> },
    {
      id: 'source',
      text: t('source'),
      there: fetched.length > 0,
      body: <DataUsed materials={fetched} />,
    },
    { id: 'howTo', text: t('howTo'), there: true, body: <HowTo contact={related.contact} /> },
    {
      id: 'process',
      text: guide('process'),
      there: (row.steps ?? []).length > 0,
      body: <Procedure row={row} />,
    },
    {
      id: 'service',
      text: guide('service'),
      there: true,
      body: <ServiceFacts row={row} related={related} />,
    },
    { id: 'basis', text: guide('basis'), there: true, body: <LegalBasis row={row} related={related} /> },
    {
      id: 'tips',
      text: guide('tips'),
      there: tips.length > 0,
      body: tips.map((tip) => <RichText key={tip.id} html={tip.content} lang="zh-CN" />),
    },
    {
      id: 'publicity',
      text: t('lists'),
      there: related.publicityLists.length > 0,
      body: <PastLists lists={related.publicityLists} />,
    },
  ];
}

/** What the agency compares; nobody brings it. */
function DataUsed({ materials }: Pick<GuideRelated, 'materials'>) {
  const t = useTranslations('applyFree');
  return (
    <div className="max-w-reading">
      <p className="text-ink-soft">{t('noMaterials')}</p>
      <ul lang="zh-CN" className="mt-2 list-disc ps-6">
        {materials.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** What whoever is on the list does, and whoever thinks that he should be. */
function HowTo({ contact: { phone } }: Pick<GuideRelated, 'contact'>) {
  const t = useTranslations('applyFree');
  return (
    <div className="max-w-reading space-y-3">
      <p>{t('howToText')}</p>
      <p className="text-ink-soft">
        {t('missed')} {phone ? <PhoneLink number={phone} /> : null}
      </p>
    </div>
  );
}
