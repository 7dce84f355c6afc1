import { Button, Card, Checkbox } from 'antd';

import { textOf } from '../model/moddle.ts';
import { AddStep } from './add-step.tsx';
import { BranchHead, useBranchName } from './branch-head.tsx';
import type { BranchProps } from './branch-head.tsx';
import type { Around } from './step-acts.tsx';
import { StepActs } from './step-acts.tsx';
import { StepCard } from './step-card.tsx';
import { exitOf, isEnding, isLastToGoOn } from './step-model.ts';
import type { Choice, ListedStep } from './step-model.ts';
import type { StepsProps } from './steps-props.ts';
import { useStepWords } from './use-step-words.ts';

interface StepSequenceProps extends StepsProps {
  steps: readonly ListedStep[];
}

/** Steps one after the other, each with a place for a new one behind it. */
export function StepSequence({ steps, ...props }: StepSequenceProps) {
  const t = useStepWords();
  if (steps.length === 0) return null;
  return (
    <ol className="steps-list">
      {steps.map((step, at) => {
        const around = aroundOf(steps, at);
        const name = textOf(step.node, 'name') || t(`kinds.${step.kind}`);
        return (
          <li key={textOf(step.node, 'id')}>
            {step.kind === 'choice' ? (
              <ChoiceCard {...props} {...around} choice={step} name={name} />
            ) : (
              <StepCard {...props} {...around} step={step} name={name} />
            )}
            <AddBehind {...props} step={step} label={t('add', { name })} />
          </li>
        );
      })}
    </ol>
  );
}

/** What a step may change places with: what nothing goes on behind stays the last. */
function aroundOf(steps: readonly ListedStep[], at: number): Around {
  const [before, step, behind] = [steps[at - 1], steps[at], steps[at + 1]];
  const isMoved = (one: ListedStep | undefined) => one !== undefined && exitOf(one) !== undefined;
  return { before: isMoved(step) ? before : undefined, behind: isMoved(behind) ? behind : undefined };
}

/** A place behind a step, where something can come behind it. */
function AddBehind({ step, ...props }: StepsProps & { step: ListedStep; label: string }) {
  const behind = exitOf(step);
  return behind ? <AddStep {...props} at={{ behind }} /> : null;
}

interface ChoiceCardProps extends StepsProps, Around {
  choice: Choice;
  name: string;
}

/** A choice with its branches beside each other. */
function ChoiceCard({ choice, name, before, behind, ...props }: ChoiceCardProps) {
  const t = useStepWords();
  const { editing, focus, choose, isReadOnly } = props;
  return (
    <Card
      size="small"
      className="steps-card"
      data-kind="choice"
      title={
        <button
          type="button"
          className="steps-name"
          data-step={textOf(choice.node, 'id')}
          onClick={() => choose(choice.node)}
        >
          {name === t('kinds.choice') ? name : t('named', { kind: t('kinds.choice'), name })}
        </button>
      }
      extra={<StepActs {...{ editing, focus, isReadOnly, name, before, behind }} step={choice} />}
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

/** One way of a choice: its condition, its steps, and whether the process ends by it. */
function BranchColumn({ choice, branch, ...props }: BranchProps) {
  const t = useStepWords();
  const { editing, isReadOnly } = props;
  const { flow, steps, isClosed = false } = branch;
  const name = useBranchName(branch);
  return (
    <section className="steps-branch" aria-label={name}>
      <BranchHead {...props} {...{ choice, branch, name }} />
      <AddStep {...props} at={{ flow }} label={t('addFirst', { name })} />
      <StepSequence {...props} steps={steps} />
      <Checkbox
        checked={isEnding(branch)}
        // Somewhere the process has to go on behind the choice; where another choice ends it, that one says so.
        disabled={isReadOnly || isClosed || isLastToGoOn(branch, choice)}
        aria-label={t('branchEnds', { name })}
        onChange={() => editing.setEnds(branch, choice)}
      >
        {t('endsHere')}
      </Checkbox>
    </section>
  );
}
