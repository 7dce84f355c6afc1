import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { FoldOnPhone } from '../../components/content/fold-on-phone.tsx';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { PolicyIssuer } from './policy-issuer.tsx';
import { OriginalTitle } from '../../components/related/original-title.tsx';
import { ValidityTag } from '../../components/related/validity-tag.tsx';

/** A policy with all its text. */
export type PolicyRow = RowOf<typeof policy>;

/** The head of the document: its title over a red rule, as official papers carry it, and its ten fields. */
export function PolicyHead({ row }: { row: PolicyRow }) {
  const t = useTranslations('policy');
  const locale = useLocale();
  return (
    <header className="flex flex-col">
      <p className="flex flex-wrap gap-2 max-md:order-1 max-md:mt-3">
        <ValidityTag validity={row.validity} />
        <Tag>{choiceText(locale, 'policy.docType', row.docType)}</Tag>
      </p>
      <h1 className="text-2xl md:mt-3 md:text-3xl">
        <Bilingual zh={row.title} en={row.titleEn} />
      </h1>
      <OriginalTitle {...row} />
      <p lang="zh-CN" className="mt-4 border-b-2 border-seal-600 pb-3 text-lg max-md:order-1">
        {row.docNo}
      </p>
      <div className="max-md:order-1 max-md:mt-3">
        <FoldOnPhone title={t('facts')}>
          <DocumentFields row={row} />
        </FoldOnPhone>
      </div>
    </header>
  );
}

function DocumentFields({ row }: { row: PolicyRow }) {
  const t = useTranslations('policy.fields');
  const original = (text: string | null | undefined) => (text ? <span lang="zh-CN">{text}</span> : null);
  return (
    <KeyValueList
      layout="grid"
      rows={[
        { term: t('indexNo'), value: row.indexNo },
        { term: t('topic'), value: original(row.topic) },
        { term: t('issuer'), value: <PolicyIssuer row={row} /> },
        { term: t('docNo'), value: original(row.docNo) },
        { term: t('writtenDate'), value: <DateText value={row.writtenDate} /> },
        { term: t('publishDate'), value: <DateText value={row.publishDate} /> },
        { term: t('effectiveDate'), value: <DateText value={row.effectiveDate} /> },
        { term: t('expiryDate'), value: <DateText value={row.expiryDate} /> },
        { term: t('source'), value: original(row.source) },
        { term: t('validity'), value: <ValidityTag validity={row.validity} /> },
      ]}
    />
  );
}
