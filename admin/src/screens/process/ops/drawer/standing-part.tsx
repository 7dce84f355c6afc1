import { Alert, Button, Skeleton, Space, Typography } from 'antd';

import type { Standing, StandingKind } from '@policy/shared/contract/workflow/operations.ts';

import type { OpsAct } from '../ops-acts.ts';
import type { OpsRow } from '../ops-shapes.ts';
import { useOpsWords } from '../use-ops-words.ts';
import { useOfProcess } from './use-of-process.ts';

/** What frees a process from each thing that it stands by, what is most likely meant first. */
const freedBy: Record<StandingKind, readonly OpsAct[]> = {
  suspended: ['activate'],
  timer: ['retry'],
  delivery: ['retry'],
  call: ['retry', 'skip'],
  nobody: ['assign'],
  join: ['dispatch'],
};

interface StandingPartProps {
  row: OpsRow;
  may: (act: OpsAct) => boolean;
  onAct: (act: OpsAct, row: OpsRow) => void;
}

/** Says why a process stands where it does, with the act that frees it from each. */
export function StandingPart({ row, may, onAct }: StandingPartProps) {
  const t = useOpsWords();
  const reasons = useOfProcess<Standing[]>('standing', row.processInstanceId);
  if (!reasons) return <Skeleton active title={false} />;
  if (reasons.length === 0)
    return <Alert showIcon type="info" message={t(row.endTime ? 'hasEnded' : 'runsWell')} />;
  return reasons.map((reason) => {
    const { kind, nodeName, since, detail, taskId } = reason;
    const acts = freedBy[kind].filter(may);
    const about = { ...aboutTask(row, taskId), standingAt: reasons };
    return (
      <Alert
        key={`${kind}-${reason.nodeId ?? ''}-${taskId ?? ''}`}
        showIcon
        type="warning"
        style={{ marginBottom: 12 }}
        message={t(`because.${kind}`, { node: nodeName ?? '' })}
        description={
          <>
            {since ? <div>{t('since', { time: since.slice(0, 16) })}</div> : null}
            {detail ? <Typography.Text type="secondary">{detail}</Typography.Text> : null}
          </>
        }
        action={
          <Space direction="vertical" size="small">
            {acts.map((act, at) => (
              <Button
                key={act}
                size="small"
                type={at === 0 ? 'primary' : 'default'}
                onClick={() => onAct(act, about)}
              >
                {t(`acts.${act}`)}
              </Button>
            ))}
          </Space>
        }
      />
    );
  });
}

/** The row as an act on a task of its process takes it: what was seen of another task says nothing about this one. */
function aboutTask(row: OpsRow, taskId: string | null): OpsRow {
  if (taskId === null || taskId === row.taskId) return row;
  const { rev: _, ...rest } = row;
  return { ...rest, taskId };
}
