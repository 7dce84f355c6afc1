import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Drawer, Form, Space, Typography } from 'antd';

import type { TrialResult } from '@policy/shared/contract/process-design/trial.ts';

import { PersonInput } from '../../../../components/person-picker/person-input.tsx';
import type { DiagramEditor } from '../canvas/editor.ts';
import { TrialSteps } from './trial-steps.tsx';
import { TrialTaskCard } from './trial-task.tsx';
import { TrialWaitCard } from './trial-wait.tsx';
import { useTrial } from './use-trial.ts';
import { useTrialWords } from './use-trial-words.ts';
import { readValues, ValuesInput } from './values-input.tsx';

interface TrialDrawerProps {
  editor: DiagramEditor;
  modelKey: string;
  onClose: () => void;
}

/** Steps through what is drawn before it is deployed: who would get each task, and what comes after each decision. */
export default function TrialDrawer({ editor, modelKey, onClose }: TrialDrawerProps) {
  const t = useTrialWords();
  const trial = useTrial(editor, modelKey);
  const { result, isBusy } = trial;
  const [starter, setStarter] = useState<string | null>(null);
  const [values, setValues] = useState('');
  const given = readValues(values);
  const status = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever uses the keyboard goes on from what came of it.
  useEffect(() => status.current?.focus(), [result]);
  const close = () => {
    trial.end();
    onClose();
  };
  return (
    <Drawer open mask={false} width={420} title={t('title')} onClose={close}>
      <Space direction="vertical" className="kit-wide">
        <Typography.Text type="secondary">{t('hint')}</Typography.Text>
        <Form layout="vertical" size="small">
          <Form.Item label={t('starter')} htmlFor="trial-starter">
            <PersonInput
              isSingle
              id="trial-starter"
              value={starter === null ? [] : [starter]}
              onChange={([picked = null]) => setStarter(picked)}
            />
          </Form.Item>
          <ValuesInput label={t('values')} value={values} onChange={setValues} />
        </Form>
        <Space wrap>
          <Button
            type="primary"
            loading={isBusy}
            disabled={given === undefined}
            onClick={() => trial.begin({ starter, variables: given ?? {} })}
          >
            {t(result ? 'again' : 'begin')}
          </Button>
          <Button disabled={!trial.hasActs || isBusy} onClick={trial.back}>
            {t('back')}
          </Button>
        </Space>
        <div ref={status} tabIndex={-1} role="status" className="trial-status">
          {result ? <Standing result={result} /> : null}
        </div>
        {result?.tasks.map((task) => (
          <TrialTaskCard key={task.taskId} {...{ task, editor, isBusy }} onAct={trial.act} />
        ))}
        {result?.waits.map((wait) => (
          <TrialWaitCard key={wait.waitId} {...{ wait, editor, isBusy }} onAct={trial.act} />
        ))}
        {result ? <TrialSteps steps={result.steps} editor={editor} /> : null}
      </Space>
    </Drawer>
  );
}

/** Where a trial stands, or why it does not go on. */
function Standing({ result: { problem, refused, status, tasks, waits } }: { result: TrialResult }) {
  const t = useTrialWords();
  if (problem) return <Alert showIcon type="error" message={t('problem')} description={problem.msg} />;
  const isOpen = status === 'running';
  const waiting = t('waiting', { tasks: tasks.length, waits: waits.length });
  return (
    <>
      {refused ? <Alert showIcon type="error" message={refused.msg} /> : null}
      {isOpen ? waiting : t('ended', { status: t(`statuses.${status ?? 'completed'}`) })}
    </>
  );
}
