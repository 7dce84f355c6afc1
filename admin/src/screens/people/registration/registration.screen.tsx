import { useState } from 'react';

import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';

import { useBatch } from '../../../kit/chosen/use-batch.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { EntityScreen } from '../../../kit/screen/entity-screen.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { ApprovePortalDialog } from './approve-portal-dialog.tsx';
import { GivenConsents } from './given-consents.tsx';
import { LookUps } from './look-ups.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useRegistrationWords } from './use-registration-words.ts';

type Request = RowOf<typeof registration>;
type Verb = 'approve' | 'refuse' | 'merge';

const codes = { approve: 'approve', refuse: 'refuse', merge: 'approve' } as const;
const verbs: readonly Verb[] = ['approve', 'refuse', 'merge'];

/** Where requests come from that no third party of the tenant's list sends. */
const ownSources = ['signOn', 'portal'] as const;

interface Decision {
  verb: Verb;
  request: Request;
  reload: () => void;
}

const dialogs = {
  guest: { approve: ApproveDialog, refuse: RefuseDialog, merge: MergeDialog },
  portal: { approve: ApprovePortalDialog, refuse: RefuseDialog, merge: MergeDialog },
};

/** Requests for an account, from the portal and after third parties, and the answers to those that wait, one by one or many at once. */
export default function RegistrationScreen() {
  const t = useRegistrationWords();
  const { can, http } = useWorkplace();
  const batch = useBatch();
  const [decision, setDecision] = useState<Decision>();
  const sourceName = (source: string) => {
    const known = ownSources.find((one) => one === source);
    return known ? t(`sources.${known}`) : source;
  };
  const close = () => setDecision(undefined);
  const Dialog = decision && dialogs[decision.request.kind][decision.verb];
  const approveAll = (rows: readonly Request[], reload: () => void) =>
    batch({
      title: t('approveAll'),
      rows: rows.map(({ id, account, companyName }) => ({ id, name: companyName ?? account })),
      send: (ids) => http.post<RowResult[]>(`${registration.path}/approveMany`, { ids: ids.join(',') }),
      onDone: reload,
    });
  return (
    <>
      <EntityScreen
        entity={registration}
        overrides={{
          checks: { detail: ({ checks }) => <LookUps checks={checks} /> },
          consents: { detail: ({ consents }) => <GivenConsents consents={consents} /> },
          source: { cell: ({ source }) => sourceName(source) },
          // Ids that mean nothing to who decides: that there is a login, and which account the request is about.
          oauthId: { detail: ({ oauthId }) => (oauthId ? t('hasLogin') : '—') },
          userId: { detail: ({ userId, account }) => (userId ? account : '—') },
        }}
        acts={(request, reload) =>
          verbs
            .filter((verb) => request.status === 'pending' && can(`registration_${codes[verb]}`))
            .map((verb) => ({ key: verb, label: t(verb), run: () => setDecision({ verb, request, reload }) }))
        }
        batch={(rows, reload) =>
          can('registration_approve')
            ? [{ key: 'approveAll', label: t('approveAll'), run: () => approveAll(rows, reload) }]
            : []
        }
      />
      {Dialog ? <Dialog request={decision.request} onClose={close} onDone={decision.reload} /> : null}
    </>
  );
}
