import { Button, Card } from 'antd';

import type { TrialAct, TrialWait } from '@policy/shared/contract/process-design/trial.ts';

import type { DiagramEditor } from '../canvas/editor.ts';
import { NodeLink } from './node-link.tsx';
import { useTrialWords } from './use-trial-words.ts';

interface TrialWaitProps {
  wait: TrialWait;
  editor: DiagramEditor;
  isBusy: boolean;
  onAct: (act: TrialAct) => void;
}

/** Something that a trial run waits for, which is had to happen. */
export function TrialWaitCard({ wait, editor, isBusy, onAct }: TrialWaitProps) {
  const t = useTrialWords();
  const { waitId, nodeId, name, kind, dueTime } = wait;
  return (
    <Card size="small" title={<NodeLink {...{ editor, nodeId, name }} />}>
      <p>
        {t(`waits.${kind}`)}
        {dueTime === null ? null : ` ${dueTime}`}
      </p>
      <Button size="small" disabled={isBusy} onClick={() => onAct({ kind: 'happen', waitId })}>
        {t(dueTime === null ? 'happen' : 'elapse')}
      </Button>
    </Card>
  );
}
