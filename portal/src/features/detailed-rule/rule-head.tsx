import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { FoldOnPhone } from '../../components/content/fold-on-phone.tsx';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { OriginalTitle } from '../../components/related/original-title.tsx';
import { ValidityTag } from '../../components/related/validity-tag.tsx';
import { policyHref } from '../../lib/addresses/content-hrefs.ts';
import type { RuleDetail, RuleRelated } from './rule-rows.ts';

interface RuleHeadProps {
  row: RuleDetail;
  policy: RuleRelated['policy'];
}

/** The head of a detailed rule: the policy that it carries out comes first, then the document and whether it holds. */
export function RuleHead({ row, policy }: RuleHeadProps) {
  const t = useTranslations('detailedRule');
  return (
    <header className="flex flex-col">
      <p className="max-md:order-1 max-md:mt-3">
        <ValidityTag validity={row.validity} />
      </p>
      <h1 className="text-2xl md:mt-3 md:text-3xl">
        <Bilingual zh={row.title} en={row.titleEn} />
      </h1>
      <OriginalTitle {...row} />
      <p lang="zh-CN" className="mt-4 border-b-2 border-seal-600 pb-3 text-lg max-md:order-1">
        {row.docNo}
      </p>
      <div className="mt-4 max-md:order-1">
        {policy ? <ParentPolicy policy={policy} /> : null}
        <Holds row={row} policy={policy} />
        <FoldOnPhone title={t('facts')}>
          <RuleFields row={row} />
        </FoldOnPhone>
      </div>
    </header>
  );
}

function ParentPolicy({ policy }: { policy: NonNullable<RuleRelated['policy']> }) {
  const t = useTranslations('detailedRule');
  return (
    <div className="mb-4 rounded-lg border border-line bg-mist-50 px-5 py-4">
      <p className="text-sm text-ink-faint">{t('policy')}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LocalLink href={policyHref(policy.id)} className="link text-lg font-medium">
          <Bilingual zh={policy.title} en={policy.titleEn} />
        </LocalLink>
        <ValidityTag validity={policy.validity} />
      </p>
      {policy.docNo ? (
        <p lang="zh-CN" className="text-sm text-ink-faint">
          {policy.docNo}
        </p>
      ) : null}
    </div>
  );
}

const over = ['expired', 'repealed', 'revised'] as const;
const isOver = (validity: string) => over.some((state) => state === validity);

/** Says that the rule does not hold, not yet or not for long; one whose policy has ended ends with it. */
function Holds({ row, policy }: RuleHeadProps) {
  const t = useTranslations('detailedRule');
  const told = toldOf(row, policy);
  if (!told) return null;
  return (
    <div className="mb-4">
      <Notice tone={told === 'expiring' || told === 'upcoming' ? 'warn' : 'bad'}>{t(told)}</Notice>
    </div>
  );
}

function toldOf({ validity }: RuleDetail, policy: RuleRelated['policy']) {
  if (isOver(validity)) return 'expired';
  if (policy && isOver(policy.validity)) return 'policyEnded';
  return validity === 'expiring' || validity === 'upcoming' ? validity : null;
}

function RuleFields({ row }: { row: RuleDetail }) {
  const t = useTranslations('detailedRule.fields');
  return (
    <KeyValueList
      layout="grid"
      rows={[
        { term: t('docNo'), value: row.docNo ? <span lang="zh-CN">{row.docNo}</span> : null },
        { term: t('agency'), value: <Bilingual zh={row.agencyName ?? ''} en={row.agencyNameEn} /> },
        { term: t('publishDate'), value: <DateText value={row.publishDate} /> },
        { term: t('effectiveDate'), value: <DateText value={row.effectiveDate} /> },
        { term: t('expiryDate'), value: <DateText value={row.expiryDate} /> },
        { term: t('validity'), value: <ValidityTag validity={row.validity} /> },
      ]}
    />
  );
}
