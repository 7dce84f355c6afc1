import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { EntityScreen } from '../../../kit/screen/entity-screen.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

type Request = RowOf<typeof registration>;

const dialogs = { approve: ApproveDialog, refuse: RefuseDialog };
const verbs = ['approve', 'refuse'] as const;

interface Decision {
  verb: keyof typeof dialogs;
  request: Request;
  reload: () => void;
}

/** Requests for an account, and the answers to those that wait. */
export default function RegistrationScreen() {
  const t = useTranslations('people.registration');
  const { can } = useWorkplace();
  const [decision, setDecision] = useState<Decision>();
  const close = () => setDecision(undefined);
  const Dialog = decision && dialogs[decision.verb];
  return (
    <>
      <EntityScreen
        entity={registration}
        acts={(request, reload) =>
          verbs
            .filter((verb) => request.status === 'pending' && can(`registration_${verb}`))
            .map((verb) => ({ key: verb, label: t(verb), run: () => setDecision({ verb, request, reload }) }))
        }
      />
      {Dialog ? <Dialog id={decision.request.id} onClose={close} onDone={decision.reload} /> : null}
    </>
  );
}
