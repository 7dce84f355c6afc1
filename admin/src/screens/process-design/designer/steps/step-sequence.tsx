import { textOf } from '../model/moddle.ts';
import { AddStep } from './add-step.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { StepCard } from './step-card.tsx';
import { exitOf } from './step-model.ts';
import type { Step } from './step-model.ts';
import type { StepsProps } from './steps-props.ts';
import { useStepWords } from './use-step-words.ts';

interface StepSequenceProps extends StepsProps {
  steps: readonly Step[];
}

/** Steps one after the other, each with a place for a new one behind it. */
export function StepSequence({ steps, ...props }: StepSequenceProps) {
  const t = useStepWords();
  if (steps.length === 0) return null;
  return (
    <ol className="steps-list">
      {steps.map((step, at) => {
        const around = { before: steps[at - 1], behind: steps[at + 1] };
        const name = textOf(step.node, 'name') || t(`kinds.${step.kind}`);
        return (
          <li key={textOf(step.node, 'id')}>
            {step.kind === 'choice' ? (
              <ChoiceCard {...props} {...around} choice={step} name={name} />
            ) : (
              <StepCard {...props} {...around} step={step} name={name} />
            )}
            <AddStep {...props} at={{ behind: exitOf(step) }} label={t('add', { name })} />
          </li>
        );
      })}
    </ol>
  );
}
