import { useState } from 'react';
import { App, Button, Form } from 'antd';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';

import { useRefreshTasks } from '../../../../components/tasks/use-task-counts.ts';
import { useBusy } from '../../../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../../../kit/acts/use-sending-key.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { besideSent, nothingBeside } from '../../comment/beside.ts';
import { CommentField } from '../../comment/comment-field.tsx';
import { useCommentWords } from '../../comment/use-comment-words.ts';
import type { Correction } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';
import '../actions.css';

interface CorrectionBarProps {
  correction: Correction;
  /** What was changed of the form; null while it has problems. */
  collect: () => Record<string, unknown> | null;
  /** Reads the case again: it was handed in, or has changed since it was shown. */
  onChanged: () => Promise<unknown>;
}

/** Hands the corrected form in again, with a word about what was changed. */
export function CorrectionBar({ correction: { taskId, rev }, collect, onChanged }: CorrectionBarProps) {
  const t = useCaseWords();
  const words = useTranslations('process');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const refresh = useRefreshTasks();
  const keyOf = useSendingKey();
  const [comment, setComment] = useState('');
  const [beside, setBeside] = useState(nothingBeside);
  const besideWords = useCommentWords();
  const send = async () => {
    const variables = collect();
    if (!variables) return void message.warning(words('formInvalid'));
    if (beside.isUploading) return void message.warning(besideWords('uploading'));
    const said = { comment: comment.trim(), ...besideSent(comment, beside) };
    const body = { taskId, rev, outcome: 'resubmitted', ...said, variables };
    try {
      await http.post('blade-workflow/process/completeTask', body, { idempotencyKey: keyOf(body) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 409) await onChanged();
      return;
    }
    void message.success(t('handedIn'));
    void refresh();
    await onChanged();
  };
  return (
    <Form layout="vertical" className="case-actions" aria-label={t('handInAgain')}>
      <div className="case-action-fields">
        <Form.Item className="case-comment" label={t('note')}>
          <CommentField
            label={t('note')}
            longest={longestComment}
            value={comment}
            onChange={setComment}
            beside={beside}
            onBeside={setBeside}
          />
        </Form.Item>
      </div>
      <div className="case-decisions">
        <Button type="primary" loading={isBusy} onClick={() => void run(send)}>
          {t('handInAgain')}
        </Button>
      </div>
    </Form>
  );
}
