import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { useSaving } from '../../../kit/acts/save-dialog.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** What a dialog that answers a request is given. */
export interface DecisionProps {
  request: RowOf<typeof registration>;
  onClose: () => void;
  onDone: () => void;
}

/** Sends an answer; a refused one leaves the dialog open and its button free. */
export function useDecision(
  verb: 'approve' | 'refuse' | 'merge',
  { request, onClose, onDone }: DecisionProps,
) {
  const { http } = useWorkplace();
  const { isSaving, save } = useSaving({ onSaved: onDone, onClose });
  const { id, version } = request;
  const decide = (said: object) =>
    save(() => http.post(`${registration.path}/${verb}`, { id, version, ...said }));
  return { decide, isBusy: isSaving };
}
