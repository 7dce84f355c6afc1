import { Drawer, Tabs } from 'antd';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import type { OpsAct } from '../ops-acts.ts';
import { nameOf } from '../ops-shapes.ts';
import type { OpsRow } from '../ops-shapes.ts';
import { useOpsWords } from '../use-ops-words.ts';
import { CoursePart } from './course-part.tsx';
import { LogPart } from './log-part.tsx';
import { StandingPart } from './standing-part.tsx';
import { VariablesPart } from './variables-part.tsx';

interface OpsDrawerProps {
  row: OpsRow;
  /** Whether the reader may do something. */
  actsOf: (act: OpsAct) => boolean;
  onAct: (act: OpsAct, row: OpsRow) => void;
  onClose: () => void;
}

/** One process in all that is kept of it: why it stands where it does, its course, what was done with it, and its variables. */
export function OpsDrawer({ row, actsOf, onAct, onClose }: OpsDrawerProps) {
  const t = useOpsWords();
  const { can } = useWorkplace();
  const { processInstanceId } = row;
  const items = [
    {
      ...{ key: 'why', label: t('drawer.why') },
      children: <StandingPart row={row} may={actsOf} onAct={onAct} />,
    },
    { key: 'course', label: t('drawer.course'), children: <CoursePart id={processInstanceId} /> },
    { key: 'log', label: t('drawer.log'), children: <LogPart id={processInstanceId} /> },
    ...(can('workflow_ops_variables')
      ? [
          {
            ...{ key: 'variables', label: t('drawer.variables') },
            children: <VariablesPart id={processInstanceId} hasEnded={row.endTime !== null} />,
          },
        ]
      : []),
  ];
  return (
    <Drawer open title={nameOf(row)} width="min(760px, 100vw)" onClose={onClose}>
      <Tabs items={items} destroyOnHidden />
    </Drawer>
  );
}
