import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';

import type { CheckResults } from '@policy/shared/contract/develop/answers.ts';
import { usePreviewWords } from '../use-develop-words.ts';

/** How each check fared, with what its tool said where it did not pass. */
export function Ticks({ results }: { results: CheckResults }) {
  const t = usePreviewWords();
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
