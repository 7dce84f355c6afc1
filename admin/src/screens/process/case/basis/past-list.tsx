import type { PastMatters } from '@policy/shared/contract/workflow/case-basis.ts';
import { useTranslations } from 'use-intl';

/** What happened before with the same applicant, newest first; of what is out of reach, the number alone. */
export function PastList({ past: { title, rows, more, elsewhere } }: { past: PastMatters }) {
  const t = useTranslations('process');
  return (
    <>
      <h4>{title}</h4>
      {rows.length === 0 ? <p className="case-quiet">{t('noneWithinReach')}</p> : null}
      <ul className="case-past">
        {rows.map(({ number, name, facts }) => (
          <li key={`${number}${facts.join()}`}>
            <div>{name}</div>
            <div className="case-quiet">{[number, ...facts].filter(Boolean).join(' · ')}</div>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="case-quiet">{t('moreWithinReach', { count: more })}</p> : null}
      {elsewhere > 0 ? <p className="case-quiet">{t('elsewhere', { count: elsewhere })}</p> : null}
    </>
  );
}
