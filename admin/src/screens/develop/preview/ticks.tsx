import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { useTranslations } from 'use-intl';

import type { CheckResults } from '@policy/shared/contract/develop/answers.ts';

/** How each check fared, with what its tool said where it did not pass. */
export function Ticks({ results }: { results: CheckResults }) {
  const t = useTranslations('develop.preview');
  return (
    <ul className="develop-ticks">
      {results.map(({ name, isPassed, seconds, said }) => (
        <li key={name}>
          {isPassed ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}{' '}
          {t(`checks.${name}`)}: {t(isPassed ? 'passed' : 'failed')} ({t('seconds', { seconds })})
          {said ? (
            <pre className="develop-said" tabIndex={0}>
              {said}
            </pre>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
