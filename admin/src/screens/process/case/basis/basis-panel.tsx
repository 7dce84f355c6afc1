import type { CaseBasis } from '@policy/shared/contract/workflow/case-basis.ts';
import { Alert, Tag } from 'antd';
import { useTranslations } from 'use-intl';

import { PastList } from './past-list.tsx';
import './basis.css';

interface BasisProps {
  /** None for who is not told of any. */
  basis: CaseBasis | null | undefined;
}

/** What a case is decided by, always in sight beside it; longer than the window it scrolls by itself. */
export function BasisPanel({ basis }: BasisProps) {
  const t = useTranslations('process');
  if (!basis) return null;
  return (
    // A part that scrolls has to take the focus, or keys would not reach its end.
    <aside className="case-basis" aria-label={t('basis')} tabIndex={0}>
      <h3 className="case-heading">{t('basis')}</h3>
      <Basis basis={basis} />
    </aside>
  );
}

/** The same above the case, folded, where there is no room beside it; the amounts stay in sight, and what differs opens it. */
export function BasisFold({ basis }: BasisProps) {
  const t = useTranslations('process');
  if (!basis) return null;
  const { amounts, differences } = basis;
  const told = amounts.map(({ label, value }) => `${label} ${value}`);
  return (
    <details className="case-basis-fold" open={differences.length > 0}>
      <summary>
        <h3>{t('basis')}</h3> <span className="case-quiet">{told.join(' · ')}</span>
        {differences.length > 0 ? (
          <Tag color="warning">{t('differences', { count: differences.length })}</Tag>
        ) : null}
      </summary>
      <Basis basis={basis} />
    </details>
  );
}

function Basis({
  basis: { standard, conditions, clause, amounts, differences, past },
}: {
  basis: CaseBasis;
}) {
  const t = useTranslations('process');
  return (
    <>
      <dl className="case-amounts">
        {amounts.map(({ label, value, mark }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {mark ? <Tag color="error">{mark}</Tag> : null}
            </dd>
          </div>
        ))}
      </dl>
      {differences.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          message={t('differences', { count: differences.length })}
          description={differences.map(({ label, said, kept }) => (
            <div key={label}>{t('difference', { label, said, kept })}</div>
          ))}
        />
      ) : null}
      <h4>{t('standard')}</h4>
      <p lang="zh-CN">{standard ?? '—'}</p>
      {clause ? (
        <p lang="zh-CN">
          {clause.link ? (
            <a href={clause.link} target="_blank" rel="noreferrer">
              {clause.value}
            </a>
          ) : (
            clause.value
          )}
        </p>
      ) : null}
      <h4>{t('conditions')}</h4>
      <ol lang="zh-CN">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ol>
      {past.map((matters) => (
        <PastList key={matters.title} past={matters} />
      ))}
    </>
  );
}
