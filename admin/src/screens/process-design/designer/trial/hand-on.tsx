import { useState } from 'react';
import { Button, Collapse, Form, Space } from 'antd';

import type { TrialHanding } from '@policy/shared/contract/process-design/trial.ts';

import { PersonInput } from '../../../../components/person-picker/person-input.tsx';
import { useTrialWords } from './use-trial-words.ts';

interface HandOnProps {
  taskId: string;
  /** The ways in which its step lets it be handed on. */
  handings: readonly TrialHanding[];
  isBusy: boolean;
  onHand: (how: TrialHanding, to: string) => void;
}

/** Gives a task that is tried to somebody else, has him work on it, or has him sign it besides its holder. */
export function HandOn({ taskId, handings, isBusy, onHand }: HandOnProps) {
  const t = useTrialWords();
  const [to, setTo] = useState<string | null>(null);
  const id = `${taskId}-to`;
  const inputs = (
    <Form layout="vertical" size="small">
      <Form.Item label={t('handTo')} htmlFor={id}>
        <PersonInput
          isSingle
          id={id}
          value={to === null ? [] : [to]}
          onChange={([picked = null]) => setTo(picked)}
        />
      </Form.Item>
      <Space wrap>
        {handings.map((how) => (
          <Button
            key={how}
            size="small"
            disabled={isBusy || to === null}
            onClick={() => to !== null && onHand(how, to)}
          >
            {t(`handings.${how}`)}
          </Button>
        ))}
      </Space>
    </Form>
  );
  return <Collapse ghost size="small" items={[{ key: 'hand', label: t('handOn'), children: inputs }]} />;
}
