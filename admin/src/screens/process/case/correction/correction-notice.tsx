import { Alert } from 'antd';

import type { HistoryItem } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

/** Who returned the form and why, and what is to be done now. */
export function CorrectionNotice({ flow }: { flow: readonly HistoryItem[] }) {
  const t = useCaseWords();
  const said = flow.flatMap(({ comments }) => comments ?? []);
  const last = said.filter(({ action }) => action?.toLowerCase().endsWith('returned')).at(-1);
  const title = last?.userName ? t('returnedBy', { name: last.userName }) : t('returned');
  return (
    <Alert
      className="case-returned"
      type="warning"
      showIcon
      message={title}
      description={
        <>
          {last?.content ? <p lang="zh-CN">{last.content}</p> : null}
          <p>{t('howToCorrect')}</p>
        </>
      }
    />
  );
}
