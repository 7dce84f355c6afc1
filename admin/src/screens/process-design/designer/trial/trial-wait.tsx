import { useState } from 'react';
import { Button, Card, Form, Input } from 'antd';

import type { TrialAct, TrialWait } from '@policy/shared/contract/process-design/trial.ts';

import type { DiagramEditor } from '../canvas/editor.ts';
import { NodeLink } from './node-link.tsx';
import { useTrialWords } from './use-trial-words.ts';
import { valueOf } from './values-input.tsx';

interface TrialWaitProps {
  wait: TrialWait;
  editor: DiagramEditor;
  isBusy: boolean;
  onAct: (act: TrialAct) => void;
}

/** Something that a trial run waits for, which is had to happen. */
export function TrialWaitCard({ wait, editor, isBusy, onAct }: TrialWaitProps) {
  const t = useTrialWords();
  const { waitId, nodeId, name, kind, dueTime, asks } = wait;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const values = Object.fromEntries(given.map(([one, text]) => [one, valueOf(text)]));
  return (
    <Card size="small" title={<NodeLink {...{ editor, nodeId, name }} />}>
      <p>
        {t(`waits.${kind}`)}
        {dueTime === null ? null : ` ${dueTime}`}
      </p>
      <Form layout="vertical" size="small">
        {asks.map((one) => (
          <Form.Item key={one} label={one} htmlFor={`${waitId}-${one}`}>
            <Input
              id={`${waitId}-${one}`}
              value={typed[one] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [one]: target.value })}
            />
          </Form.Item>
        ))}
      </Form>
      <Button size="small" disabled={isBusy} onClick={() => onAct({ kind: 'happen', waitId, values })}>
        {t(kind === 'call' ? 'answer' : dueTime === null ? 'happen' : 'elapse')}
      </Button>
    </Card>
  );
}
