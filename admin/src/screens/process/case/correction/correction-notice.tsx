import { Alert } from 'antd';

import type { HistoryItem } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

interface CorrectionNoticeProps {
  flow: readonly HistoryItem[];
  /** Its reader took it back himself. */
  isWithdrawn: boolean;
}

/** Who returned the form and why, or that its reader took it back, and what is to be done now. */
export function CorrectionNotice({ flow, isWithdrawn }: CorrectionNoticeProps) {
  const t = useCaseWords();
  if (isWithdrawn)
    return (
      <Alert
        {...{ className: 'case-returned', type: 'info', showIcon: true }}
        message={t('takenBack')}
        description={t('howToHandIn')}
      />
    );
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
