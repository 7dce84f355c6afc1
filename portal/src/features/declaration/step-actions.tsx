import { useTranslations } from 'next-intl';

import { Button } from '../../components/actions/button.tsx';
import type { DraftState } from '../../components/draft/draft-state.ts';
import { SaveLine } from '../../components/draft/save-line.tsx';

interface StepActionsProps {
  draft: DraftState;
  /** Goes on to the next step. */
  onNext: () => void;
  /** Leaves the rest for later. */
  onLater: () => void;
}

/** The end of a step: on, or back to the list with what there is. */
export function StepActions({ draft, onNext, onLater }: StepActionsProps) {
  const t = useTranslations('declaration');
  return (
    <div className="mt-10 border-t border-line pt-6">
      <div className="flex flex-wrap gap-3">
        <Button onClick={onNext} iconAfter="arrow-right">
          {t('saveAndGo')}
        </Button>
        <Button look="secondary" onClick={onLater}>
          {t('later')}
        </Button>
      </div>
      <div className="mt-2">
        <SaveLine draft={draft} />
      </div>
    </div>
  );
}
