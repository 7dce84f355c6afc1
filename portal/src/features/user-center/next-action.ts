import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';

import { casePath, declarationPath } from '../../lib/addresses/route-params.ts';

/** The first thing to do about an application, as a key of the texts. */
type NextAction = 'resume' | 'correct' | 'correctAccount' | 'view';

const waiting: Partial<Record<ApplicationState, NextAction>> = {
  draft: 'resume',
  supplement: 'correct',
  pay_failed: 'correctAccount',
};

interface Row {
  id: string;
  guideId: string;
  status: ApplicationState;
}

/** What a company does next about an application, and where; it looks on where nothing waits for it. */
export function nextAction({ id, guideId, status }: Row): { action: NextAction; href: string } {
  const action = waiting[status] ?? 'view';
  if (action === 'resume' || action === 'correct') {
    return { action, href: declarationPath({ guideId, applicationId: id }) };
  }
  return { action, href: action === 'correctAccount' ? `${casePath(id)}#account` : casePath(id) };
}
