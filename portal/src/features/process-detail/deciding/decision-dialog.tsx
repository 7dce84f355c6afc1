import { useTranslations } from 'next-intl';

import { Button } from '../../../components/actions/button.tsx';
import { LazyDialog } from '../../../components/dialog/lazy-dialog.tsx';
import { Select } from '../../../components/forms/text-input.tsx';
import type { DecisionButton } from '../own/own-process.ts';
import { NextStepsText } from '../../../components/feedback/next-steps-text.tsx';
import type { Thought } from './use-deciding.ts';

interface DecisionDialogProps {
  /** Null while nothing is asked. */
  thought: Thought | null;
  comment: string;
  isBusy: boolean;
  /** Another step was picked for a rejection to go back to. */
  onPick: (button: DecisionButton, nodeId: string) => void;
  onCancel: () => void;
  onConfirm: () => void;
}

/** It says no to what was asked for. */
export const saysNo = ({ buttonKey, isRefusal = false }: DecisionButton): boolean =>
  isRefusal || buttonKey === 'rejected';

/** Asks once more, with what would come of the decision; what would be refused cannot be confirmed. */
export function DecisionDialog({ thought, onPick, onCancel, ...shown }: DecisionDialogProps) {
  const t = useTranslations('process.decide');
  return (
    <LazyDialog
      open={thought !== null}
      onClose={onCancel}
      title={thought ? t('confirmTitle', { name: thought.button.name }) : ''}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button look="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
          {thought?.next.refusal === null ? <Confirm button={thought.button} {...shown} /> : null}
        </>
      }
    >
      {thought ? <Asked button={thought.button} /> : null}
      {thought ? <BackTo thought={thought} onPick={onPick} /> : null}
      {thought ? <NextStepsText next={thought.next} /> : null}
      {shown.comment ? <YourComment comment={shown.comment} /> : null}
    </LazyDialog>
  );
}

/** What the author of the step asks about before it is sent. */
const Asked = ({ button: { consequence } }: { button: DecisionButton }) =>
  consequence ? <p className="mb-4">{consequence}</p> : null;

type ConfirmProps = Pick<DecisionDialogProps, 'isBusy' | 'onConfirm'> & { button: DecisionButton };

function Confirm({ button, isBusy, onConfirm }: ConfirmProps) {
  const t = useTranslations('process.decide');
  return (
    <Button
      look={saysNo(button) ? 'danger' : 'primary'}
      busy={isBusy}
      onClick={() => (isBusy ? null : onConfirm())}
    >
      {isBusy ? t('busy') : button.name}
    </Button>
  );
}

/** Asks where a rejection goes back to, where there are several steps to pick from. */
function BackTo({
  thought: { button, nodeId },
  onPick,
}: { thought: Thought } & Pick<DecisionDialogProps, 'onPick'>) {
  const t = useTranslations('process.decide');
  if (button.targets.length < 2) return null;
  return (
    <div className="mb-4">
      <Select
        id="decision-target"
        name="target"
        label={t('backTo')}
        value={nodeId}
        options={button.targets.map((one) => ({ value: one.nodeId, label: one.nodeName }))}
        onChange={({ target }) => onPick(button, target.value)}
      />
    </div>
  );
}

function YourComment({ comment }: { comment: string }) {
  const t = useTranslations('process.decide');
  return (
    <p className="mt-3">
      {t.rich('yourComment', {
        text: () => (
          <span lang="zh-CN" className="whitespace-pre-line">
            {comment}
          </span>
        ),
      })}
    </p>
  );
}
