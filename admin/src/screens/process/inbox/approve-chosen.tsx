import { useId, useState } from 'react';
import { Button, Form } from 'antd';

import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';

import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { ReasonItem } from '../../../kit/acts/reason-item.tsx';
import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { ChosenBar } from '../../../kit/chosen/chosen-bar.tsx';
import { useBatch } from '../../../kit/chosen/use-batch.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import { revsOf } from '../task-shapes.ts';
import type { TaskRow } from '../task-shapes.ts';

interface ApproveChosenProps {
  rows: readonly TaskRow[];
  /** The ticks are taken away and the list is read anew. */
  onChanged: () => void;
}

/** Approves the tasks that are ticked, with one comment for all; what could not be approved is named with its reason. */
export function ApproveChosen({ rows, onChanged }: ApproveChosenProps) {
  const t = useActWords();
  const { http } = useWorkplace();
  const batch = useBatch();
  const refresh = useRefreshTasks();
  const [isAsking, setAsking] = useState(false);
  const formName = useId();
  const [form] = Form.useForm<{ comment?: string }>();
  const approve = ({ comment = '' }: { comment?: string }) => {
    setAsking(false);
    batch({
      rows: rows.map(({ taskId, title, taskName }) => ({ id: taskId, name: title ?? taskName })),
      send: (taskIds) =>
        http.post<RowResult[]>('blade-workflow/process/approveTasks', {
          ...{ taskIds, revs: revsOf(rows), comment: comment.trim() },
        }),
      onDone: () => {
        onChanged();
        void refresh();
      },
    });
  };
  return (
    <ChosenBar count={rows.length} onClear={onChanged}>
      <Button type="primary" size="small" onClick={() => setAsking(true)}>
        {t('approveAll')}
      </Button>
      {isAsking ? (
        <SaveDialog
          title={t('approveTitle', { count: rows.length })}
          okText="ok"
          isSaving={false}
          onSave={() => form.submit()}
          onClose={() => setAsking(false)}
        >
          <Form form={form} name={formName} layout="vertical" onFinish={approve}>
            <ReasonItem name="comment" label={t('approveComment')} most={longestComment} />
          </Form>
        </SaveDialog>
      ) : null}
    </ChosenBar>
  );
}
