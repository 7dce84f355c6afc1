import { Alert } from 'antd';

import type { Correction, HistoryItem } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

interface CorrectionNoticeProps {
  flow: readonly HistoryItem[];
  correction: Correction;
}

/** Who returned the form and why, or that its reader took it back, and what is to be done now. */
export function CorrectionNotice({ flow, correction }: CorrectionNoticeProps) {
  const t = useCaseWords();
  if (correction.isWithdrawn)
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
