import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';

import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { ChosenBar } from '../../../kit/chosen/chosen-bar.tsx';
import { useBatch } from '../../../kit/chosen/use-batch.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { revsOf } from '../task-shapes.ts';
import type { TaskRow } from '../task-shapes.ts';

interface ClaimChosenProps {
  rows: readonly TaskRow[];
  /** The ticks are taken away and the list is read anew. */
  onChanged: () => void;
}

/** Claims the tasks that are ticked; what could not be claimed is named with its reason. */
export function ClaimChosen({ rows, onChanged }: ClaimChosenProps) {
  const t = useTranslations('process');
  const { http } = useWorkplace();
  const batch = useBatch();
  const refresh = useRefreshTasks();
  const claim = () =>
    batch({
      rows: rows.map(({ taskId, title, taskName }) => ({ id: taskId, name: title ?? taskName })),
      send: (taskIds) =>
        http.post<RowResult[]>('blade-workflow/process/claimTasks', { taskIds, revs: revsOf(rows) }),
      onDone: () => {
        onChanged();
        void refresh();
      },
    });
  return (
    <ChosenBar count={rows.length} onClear={onChanged}>
      <Button type="primary" size="small" onClick={claim}>
        {t('claimChosen')}
      </Button>
    </ChosenBar>
  );
}
