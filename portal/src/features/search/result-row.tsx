import type { SearchRecord } from '@policy/shared/contract/portal/search.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Amount } from '../../components/content/amount.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { ValidityTag } from '../../components/related/validity-tag.tsx';
import { WindowTag } from '../../components/related/window-tag.tsx';
import { langOf } from '../../lib/texts/script.ts';
import { MarkedText } from './marked-text.tsx';

/** One result: what it is, its title, the words around what was found, and what its reader decides by. */
export function ResultRow({ record }: { record: SearchRecord }) {
  const t = useTranslations('search');
  const { type, snippet, marks, clauseNo, validity, windowStatus } = record;
  return (
    <article className="border-b border-line py-5">
      <h2 className="text-lg">
        <LocalLink href={record.url} className="title-link">
          <Title record={record} />
        </LocalLink>
      </h2>
      <Facts record={record} />
      {snippet ? (
        <p lang={langOf(snippet)} className="mt-2 line-clamp-3 max-w-reading text-ink-soft">
          {clauseNo ? <span className="font-semibold">{clauseNo} </span> : null}
          <MarkedText text={snippet} marks={marks} />
        </p>
      ) : null}
      <p className="mt-2.5 flex flex-wrap gap-2">
        <Tag tone="info">{t(`types.${type}`)}</Tag>
        {validity ? <ValidityTag validity={validity} /> : null}
        {windowStatus ? <WindowTag state={windowStatus} /> : null}
      </p>
    </article>
  );
}

function Title({ record: { title, titleEn, titleMarks, titleEnMarks } }: { record: SearchRecord }) {
  const isEnglish = useLocale() === 'en';
  if (isEnglish && titleEn) return <MarkedText text={titleEn} marks={titleEnMarks} />;
  return (
    <span lang={isEnglish ? 'zh-CN' : undefined}>
      <MarkedText text={title} marks={titleMarks} />
    </span>
  );
}

function Facts({ record }: { record: SearchRecord }) {
  const t = useTranslations('search');
  const { docNo, itemCode, agencyName, agencyNameEn, publishDate, applyEnd, amountCapWan } = record;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-faint">
      {docNo ? (
        <span>
          {t('docNo')} <span lang="zh-CN">{docNo}</span>
        </span>
      ) : null}
      {itemCode ? (
        <span>
          {t('itemCode')} {itemCode}
        </span>
      ) : null}
      {agencyName ? (
        <span>
          <Bilingual zh={agencyName} en={agencyNameEn} />
        </span>
      ) : null}
      {publishDate ? (
        <span>
          {t('published')} <DateText value={publishDate} />
        </span>
      ) : null}
      {applyEnd ? (
        <span>
          {t('until')} <DateText value={applyEnd} />
        </span>
      ) : null}
      {amountCapWan === null ? null : (
        <span>
          {t('cap')} <Amount wan={amountCapWan} />
        </span>
      )}
    </p>
  );
}
