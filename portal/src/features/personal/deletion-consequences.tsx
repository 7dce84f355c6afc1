'use client';

import { useTranslations } from 'next-intl';

import { Notice } from '../../components/feedback/notice.tsx';
import type { DeletionPlan } from './deletion-calls.ts';

/** What becomes of everything when the account is deleted, or what stands in the way of it. */
export function Consequences({ plan: { goes, keeps, hindrances } }: { plan: DeletionPlan }) {
  const t = useTranslations('personal');
  if (hindrances.length > 0)
    return (
      <Notice tone="warn">
        <p>{t('deletion.notYet')}</p>
        <ul className="list-disc ps-5">
          {hindrances.map(({ code, message }) => (
            <li key={`${code} ${message}`}>{message}</li>
          ))}
        </ul>
      </Notice>
    );
  return (
    <>
      <p>{t('deletion.lead')}</p>
      <h3 className="font-semibold text-ink">{t('deletion.goes')}</h3>
      <ul className="list-disc ps-5">
        {goes.map(({ kind, count }) => (
          <li key={kind}>{t(`deletion.gone.${kind}`, { count })}</li>
        ))}
      </ul>
      {keeps.length > 0 ? (
        <>
          <h3 className="font-semibold text-ink">{t('deletion.keeps')}</h3>
          <ul className="list-disc ps-5">
            {keeps.map(({ kind, count, clause, lastDay }) => (
              <li key={kind}>
                {t(`deletion.kept.${kind}`, { count })} {t(`deletion.clauses.${clause}`)}
                {lastDay === null ? null : ` ${t('deletion.lastDay', { day: lastDay })}`}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{t('deletion.afterwards')}</p>
    </>
  );
}
