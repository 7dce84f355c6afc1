import { Card, Checkbox, Typography } from 'antd';

import { rejectTargets } from '@policy/shared/contract/workflow/returning.ts';

import { readOnly } from '../model/extensions.ts';
import { textOf } from '../model/moddle.ts';
import type { Around } from './step-acts.tsx';
import { StepActs } from './step-acts.tsx';
import type { SimpleStep } from './step-model.ts';
import type { StepsProps } from './steps-props.ts';
import { useStepSummary } from './step-summary.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { useStepWords } from './use-step-words.ts';

interface StepCardProps extends StepsProps, Around {
  step: SimpleStep;
  name: string;
}

/** One step: what it is called, whom or what it is for, and what can be done with it. */
export function StepCard({ step, name, before, behind, ...props }: StepCardProps) {
  const t = useStepWords();
  const d = useDesignerWords();
  const { editing, focus, chosen, choose, offers, isReadOnly } = props;
  const summary = useStepSummary(offers, step);
  const isChosen = chosen?.id === textOf(step.node, 'id');
  const rule = rejectTargets.find((one) => one === readOnly(step.node, 'Reject', 'to'));
  // A rule says what rejecting does, and leaves nothing to tick.
  const isTicked = step.kind === 'approve' && (rule === undefined || step.refusal !== undefined);
  const kind = t(`kinds.${step.kind}`);
  return (
    <Card
      size="small"
      className="steps-card"
      data-kind={step.kind}
      data-chosen={isChosen}
      title={
        <button
          type="button"
          className="steps-name"
          data-step={textOf(step.node, 'id')}
          aria-pressed={isChosen}
          onClick={() => choose(step.node)}
        >
          {name === kind ? kind : t('named', { kind, name })}
        </button>
      }
      extra={<StepActs {...{ editing, focus, isReadOnly, step, name, before, behind }} />}
    >
      <Typography.Text type={summary.isMissing ? 'danger' : 'secondary'}>{summary.text}</Typography.Text>
      {rule === undefined ? null : (
        <div>
          <Typography.Text type="secondary">{t('rejects', { to: d(`rejects.${rule}`) })}</Typography.Text>
        </div>
      )}
      {isTicked ? (
        <div>
          <Checkbox
            checked={step.refusal !== undefined}
            disabled={isReadOnly}
            aria-label={t('refusalOf', { name })}
            onChange={({ target }) => editing.setRefusal(step, target.checked)}
          >
            {t('refusalEnds')}
          </Checkbox>
        </div>
      ) : null}
    </Card>
  );
}
