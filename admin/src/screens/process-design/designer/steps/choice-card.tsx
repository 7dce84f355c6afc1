import { Button, Card } from 'antd';

import { textOf } from '../model/moddle.ts';
import { BranchColumn } from './branch-column.tsx';
import type { Around } from './step-acts.tsx';
import { StepActs } from './step-acts.tsx';
import type { Choice } from './step-model.ts';
import type { StepsProps } from './steps-props.ts';
import { useStepWords } from './use-step-words.ts';

interface ChoiceCardProps extends StepsProps, Around {
  choice: Choice;
  name: string;
}

/** A choice with its branches beside each other. */
export function ChoiceCard({ choice, name, before, behind, ...props }: ChoiceCardProps) {
  const t = useStepWords();
  const { editing, choose, isReadOnly } = props;
  return (
    <Card
      size="small"
      className="steps-card"
      data-kind="choice"
      title={
        <button type="button" className="steps-name" onClick={() => choose(choice.node)}>
          {name === t('kinds.choice') ? name : t('named', { kind: t('kinds.choice'), name })}
        </button>
      }
      extra={<StepActs {...{ editing, isReadOnly, name, before, behind }} step={choice} />}
    >
      <div className="steps-branches">
        {choice.branches.map((branch) => (
          <BranchColumn key={textOf(branch.flow, 'id')} {...props} {...{ choice, branch }} />
        ))}
      </div>
      {isReadOnly ? null : (
        <Button size="small" type="dashed" onClick={() => choose(editing.addBranch(choice))}>
          {t('addBranch')}
        </Button>
      )}
    </Card>
  );
}
