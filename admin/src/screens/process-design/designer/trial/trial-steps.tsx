import { Typography } from 'antd';

import type { TrialResult } from '@policy/shared/contract/process-design/trial.ts';

import type { DiagramEditor } from '../canvas/editor.ts';
import { NodeLink } from './node-link.tsx';
import { useTrialWords } from './use-trial-words.ts';

interface TrialStepsProps {
  steps: TrialResult['steps'];
  editor: DiagramEditor;
}

/** The way that a trial run has taken, from node to node. */
export function TrialSteps({ steps, editor }: TrialStepsProps) {
  const t = useTrialWords();
  const nodes = steps.filter(({ type }) => type !== 'sequenceFlow');
  return (
    <section aria-label={t('way')}>
      <Typography.Text strong>{t('way')}</Typography.Text>
      <ol className="trial-steps">
        {nodes.map(({ nodeId, name, outcome, handler, isDone }, at) => (
          // A node may be come to several times; steps are only added.
          <li key={at}>
            <NodeLink {...{ editor, nodeId, name }} />
            {outcome === null ? null : ` ${t('decided', { outcome, handler: handler?.name ?? '—' })}`}
            {isDone ? null : ` ${t('here')}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
