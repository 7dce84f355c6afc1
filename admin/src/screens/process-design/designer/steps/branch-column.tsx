import { Button, Checkbox } from 'antd';
import { DeleteOutlined } from '@ant-design/icons';

import { readCondition } from '../model/flows.ts';
import { textOf } from '../model/moddle.ts';
import { AddStep } from './add-step.tsx';
import { unsaidCondition } from './read-steps.ts';
import type { Branch, Choice } from './step-model.ts';
import { StepSequence } from './step-sequence.tsx';
import type { StepsProps } from './steps-props.ts';
import { useStepWords } from './use-step-words.ts';

interface BranchColumnProps extends StepsProps {
  choice: Choice;
  branch: Branch;
}

/** One way of a choice: its condition, its steps, and whether the process ends by it. */
export function BranchColumn({ choice, branch, ...props }: BranchColumnProps) {
  const t = useStepWords();
  const { editing, isReadOnly } = props;
  const { flow, steps, end } = branch;
  const name = useBranchName(branch);
  const isLastToGoOn = !end && choice.branches.filter((one) => !one.end).length < 2;
  return (
    <section className="steps-branch" aria-label={name}>
      <BranchHead {...props} {...{ choice, branch, name }} />
      <AddStep {...props} at={{ flow }} label={t('addFirst', { name })} />
      <StepSequence {...props} steps={steps} />
      <Checkbox
        checked={end !== undefined}
        // Somewhere the process has to go on behind the choice.
        disabled={isReadOnly || isLastToGoOn}
        aria-label={t('branchEnds', { name })}
        onChange={() => editing.setEnds(branch, choice)}
      >
        {t('endsHere')}
      </Checkbox>
    </section>
  );
}

/** What a branch is called, else what it asks. */
function useBranchName({ flow, isOtherwise }: Branch): string {
  const t = useStepWords();
  const condition = readCondition(flow);
  const asked = condition === unsaidCondition || condition === '' ? t('unsaid') : condition;
  return textOf(flow, 'name') || (isOtherwise ? t('otherwise') : asked);
}

function BranchHead({
  choice,
  branch,
  name,
  editing,
  choose,
  chosen,
  isReadOnly,
}: BranchColumnProps & { name: string }) {
  const t = useStepWords();
  const { flow, isOtherwise } = branch;
  // A choice has two ways at least; without all of them it is taken out itself.
  const mayGo = !isReadOnly && !isOtherwise && choice.branches.length > 2;
  const remove = t('removeBranch', { name });
  return (
    <div className="steps-branch-head">
      <button
        type="button"
        className="steps-name"
        aria-pressed={chosen?.id === textOf(flow, 'id')}
        onClick={() => choose(flow)}
      >
        {name}
      </button>
      {mayGo ? (
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={remove}
          title={remove}
          onClick={() => editing.removeBranch(branch)}
        />
      ) : null}
    </div>
  );
}
