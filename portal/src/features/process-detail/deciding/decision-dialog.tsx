import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import { useTranslations } from 'next-intl';

import { Button } from '../../../components/actions/button.tsx';
import { LazyDialog } from '../../../components/dialog/lazy-dialog.tsx';
import type { DecisionButton } from '../own/own-process.ts';
import { NextStepsText } from './next-steps-text.tsx';

interface DecisionDialogProps {
  /** Null while nothing is asked. */
  thought: { button: DecisionButton; next: NextSteps } | null;
  comment: string;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** It ends the process against what was asked for. */
export const saysNo = ({ buttonKey, isRefusal = false }: DecisionButton): boolean =>
  isRefusal || buttonKey === 'rejected';

/** Asks once more, with what would come of the decision; what would be refused cannot be confirmed. */
export function DecisionDialog({ thought, onCancel, ...shown }: DecisionDialogProps) {
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
      {thought ? <NextStepsText next={thought.next} /> : null}
      {shown.comment ? <YourComment comment={shown.comment} /> : null}
    </LazyDialog>
  );
}

type ConfirmProps = Pick<DecisionDialogProps, 'isBusy' | 'onConfirm'> & { button: DecisionButton };

function Confirm({ button, isBusy, onConfirm }: ConfirmProps) {
  const t = useTranslations('process.decide');
  return (
    <Button
      look={saysNo(button) ? 'danger' : 'primary'}
      busy={isBusy}
      onClick={() => (isBusy ? null : onConfirm())}
    >
      {isBusy ? t('busy') : t('confirm', { name: button.name })}
    </Button>
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
