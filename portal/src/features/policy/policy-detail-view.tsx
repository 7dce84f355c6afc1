import { useTranslations } from 'next-intl';

import { CopyButton } from '../../components/actions/copy-button.tsx';
import { PrintButton } from '../../components/actions/print-button.tsx';
import { BackToTop } from '../../components/navigation/back-to-top.tsx';
import { ContentsList, type PagePart } from '../../components/navigation/contents-list.tsx';
import { ChainBar } from '../../components/related/chain-bar.tsx';
import { ChangeLog, changesAnchor } from '../../components/related/change-log.tsx';
import { articlesAnchor, RelatedArticles } from '../../components/related/related-articles.tsx';
import { clauseAnchor, PolicyClauses } from './policy-clauses.tsx';
import { PolicyHead, type PolicyRow } from './policy-head.tsx';
import { PolicyNeighbours } from './policy-neighbours.tsx';
import type { PolicyRelated } from './policy-related.ts';
import { ValidityNotice } from './validity-notice.tsx';

interface PolicyDetailViewProps {
  row: PolicyRow;
  related: PolicyRelated;
  now: Date;
}

/** A policy document: head, whether it holds, text with anchors, and what hangs around it. */
export function PolicyDetailView({ row, related, now }: PolicyDetailViewProps) {
  const t = useTranslations();
  return (
    <article className="mt-2">
      <PolicyHead row={row} />
      <ValidityNotice validity={row.validity} expiryDate={row.expiryDate} successor={related.successor} />
      <p className="mt-3 -ms-3 flex flex-wrap gap-1">
        <PrintButton label={t('ui.print')} />
        <CopyButton
          text={`${row.issuer}：《${row.title}》${row.docNo ? `（${row.docNo}）` : ''}`}
          label={t('policy.copyCitation')}
          copiedLabel={t('ui.copied')}
        />
      </p>
      <ChainBar chain={related.chain} here={{ step: 'clause', id: row.id }} />
      <div className="mt-8 grid gap-8 lg:gap-12 lg:has-[>nav]:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <ContentsList parts={usePolicyParts(row, related)} />
        <div className="min-w-0 lg:max-w-216 print:max-w-none">
          <PolicyClauses body={row.body} related={related} />
          <PolicyNeighbours row={row} related={related} now={now} />
          <RelatedArticles articles={related.articles} />
          <ChangeLog entity="policy" changes={related.changes} />
        </div>
      </div>
      <BackToTop />
    </article>
  );
}

function usePolicyParts(row: PolicyRow, related: PolicyRelated): PagePart[] {
  const t = useTranslations('policy.parts');
  const changes = useTranslations('related.changes');
  const clauses = related.clauses.map((clause) => ({
    id: clauseAnchor(clause),
    text: `${clause.clauseNo} ${clause.title}`,
    lang: 'zh-CN',
  }));
  const neighbours = [
    { id: 'items', text: t('items'), there: related.guides.length > 0 },
    { id: 'rules', text: t('rules'), there: related.rules.length > 0 },
    { id: 'interpretations', text: t('interpretations'), there: related.interpretations.length > 0 },
    { id: 'notices', text: t('notices'), there: related.chain.notice.length > 0 },
    { id: 'publicity', text: t('publicity'), there: related.chain.publicity.length > 0 },
    { id: 'attachments', text: t('attachments'), there: (row.attachments ?? []).length > 0 },
    { id: articlesAnchor, text: t('articles'), there: related.articles.length > 0 },
    { id: changesAnchor, text: changes('title'), there: related.changes.length > 0 },
  ];
  return [...clauses, ...neighbours.filter((part) => part.there)];
}
