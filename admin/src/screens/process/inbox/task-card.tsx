import { Button, Space, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { HandedBy } from '../acts/handed-by.tsx';
import { DueTime } from '../due-time.tsx';
import { TitleButton } from '../process-title.tsx';
import type { TaskRow } from '../task-shapes.ts';
import { TaskStateTag } from './task-state.tsx';

interface TaskCardProps {
  row: TaskRow;
  /** It is the one that is open beside the list. */
  isOpen?: boolean;
  onOpen: () => void;
  /** The buttons below it, the usual one first. */
  acts?: readonly { key: string; label: string; run: () => void }[];
}

/** A task in few lines: what it is, at which step, for whom and how much, and until when. */
export function TaskCard({ row, isOpen = false, onOpen, acts = [] }: TaskCardProps) {
  return (
    <article className="task-card" data-open={isOpen}>
      <div className="task-card-head">
        <TaskStateTag row={row} /> {row.taskName}
        <span className="task-card-due">
          <DueTime value={row.endTime ? null : row.dueTime} />
        </span>
      </div>
      <TitleButton title={row.title ?? row.taskName} isOpen={isOpen} onOpen={onOpen} />
      <HandedBy task={row} />
      <TaskFacts row={row} />
      {acts.length > 0 ? (
        <Space className="task-card-acts">
          {acts.map(({ key, label, run }, at) => (
            <Button key={key} type={at === 0 ? 'primary' : 'default'} onClick={run}>
              {label}
            </Button>
          ))}
        </Space>
      ) : null}
    </article>
  );
}

function TaskFacts({ row }: { row: TaskRow }) {
  const t = useTranslations('process');
  return (
    <>
      <Typography.Text type="secondary" className="task-card-facts">
        {row.companyName ?? row.startUserName}
        {row.amountWan === null ? null : ` · ${t('amountOf', { amount: row.amountWan })}`}
      </Typography.Text>
      <Typography.Text type="secondary" className="task-card-facts">
        {row.serialNumber} · {row.endTime ?? row.createTime}
      </Typography.Text>
    </>
  );
}
