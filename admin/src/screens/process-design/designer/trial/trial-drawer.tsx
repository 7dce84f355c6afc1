import { useEffect, useRef } from 'react';
import { Alert, Button, Drawer, Space, Typography } from 'antd';

import type { TrialResult } from '@policy/shared/contract/process-design/trial.ts';

import type { DiagramEditor } from '../canvas/editor.ts';
import { TrialStart } from './trial-start.tsx';
import { TrialSteps } from './trial-steps.tsx';
import { TrialTaskCard } from './trial-task.tsx';
import { TrialWaitCard } from './trial-wait.tsx';
import { useTrial } from './use-trial.ts';
import { useTrialWords } from './use-trial-words.ts';

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
  const status = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever uses the keyboard goes on from what came of it.
  useEffect(() => status.current?.focus(), [result]);
  return (
    <Drawer open mask={false} width={420} title={t('title')} onClose={onClose}>
      <Space direction="vertical" className="kit-wide">
        <Typography.Text type="secondary">{t('hint')}</Typography.Text>
        <TrialStart {...{ editor, modelKey, isBusy }} isAgain={result !== undefined} onBegin={trial.begin}>
          <Button disabled={!trial.hasActs || isBusy} onClick={trial.back}>
            {t('back')}
          </Button>
        </TrialStart>
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
