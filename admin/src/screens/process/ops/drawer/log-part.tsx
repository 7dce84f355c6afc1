import { Empty, Skeleton, Timeline, Typography } from 'antd';

import type { OperationsEntry } from '@policy/shared/contract/workflow/operations.ts';

import { useOpsWords } from '../use-ops-words.ts';
import { processOps } from '../../../../messages/zh/pages/process-ops.ts';
import { useOfProcess } from './use-of-process.ts';

type Said = keyof typeof processOps.said;
const isKnown = (action: string): action is Said => Object.hasOwn(processOps.said, action);

/** Who did what with a process, for whom and why, the latest first. */
export function LogPart({ id }: { id: string }) {
  const t = useOpsWords();
  const entries = useOfProcess<OperationsEntry[]>('log', id);
  if (!entries) return <Skeleton active title={false} />;
  if (entries.length === 0) return <Empty description={t('noEntries')} />;
  return (
    <Timeline
      items={entries.map(
        ({ id: key, action, actionName, text, userName, forName, toNames, nodeName, time }) => ({
          key,
          children: (
            <>
              <strong>{actionName ?? (isKnown(action) ? t(`said.${action}`) : action)}</strong>
              {nodeName ? ` · ${nodeName}` : ''}{' '}
              {toNames.length > 0 ? t('to', { names: toNames.join(', ') }) : ''}
              <div>
                <Typography.Text type="secondary">
                  {userName ?? '—'}
                  {forName ? t('actedFor', { name: forName }) : ''} {time}
                </Typography.Text>
              </div>
              {text ? <div style={{ whiteSpace: 'pre-wrap' }}>{text}</div> : null}
            </>
          ),
        }),
      )}
    />
  );
}
