import { Button } from 'antd';
import { DeleteOutlined } from '@ant-design/icons';

import { readCondition } from '../model/flows.ts';
import { textOf } from '../model/moddle.ts';
import { unsaidCondition } from './read-steps.ts';
import { isLastToGoOn } from './step-model.ts';
import type { Branch, Choice } from './step-model.ts';
import type { StepsProps } from './steps-props.ts';
import { useStepWords } from './use-step-words.ts';

export interface BranchProps extends StepsProps {
  choice: Choice;
  branch: Branch;
}

/** What a branch is called, else what it asks. */
export function useBranchName({ flow, isOtherwise }: Branch): string {
  const t = useStepWords();
  return textOf(flow, 'name') || (isOtherwise ? t('otherwise') : (askedIn({ flow }) ?? t('unsaid')));
}

/** The condition of a branch; nothing before one is said. */
function askedIn({ flow }: Pick<Branch, 'flow'>): string | undefined {
  const condition = readCondition(flow);
  return condition === unsaidCondition || condition === '' ? undefined : condition;
}

/** What a branch asks that has a name of its own. */
function BranchCondition({ branch }: { branch: Branch }) {
  const t = useStepWords();
  return <span className="steps-asked">{askedIn(branch) ?? t('unsaid')}</span>;
}

/** Shows the condition of a branch beside the list, and takes the branch out. */
export function BranchHead({
  choice,
  branch,
  name,
  editing,
  choose,
  focus,
  chosen,
  isReadOnly,
}: BranchProps & { name: string }) {
  const t = useStepWords();
  const { flow, isOtherwise } = branch;
  // A choice has two ways at least, one of which goes on behind it.
  const mayGo = !isReadOnly && !isOtherwise && choice.branches.length > 2 && !isLastToGoOn(branch, choice);
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
        {textOf(flow, 'name') !== '' && !isOtherwise ? <BranchCondition branch={branch} /> : null}
      </button>
      {mayGo ? (
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={remove}
          title={remove}
          onClick={() => {
            editing.removeBranch(branch);
            focus(choice.node);
          }}
        />
      ) : null}
    </div>
  );
}
