import { useState } from 'react';

import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import type { Tone } from '../../kit/values/state-tag.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DisableDialog } from './disable-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import type { ProvedAct } from './proof-dialog.tsx';
import { RecordsDrawer } from './records-drawer.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { usePolicyUserWords } from './use-policy-user-words.ts';

type PolicyUser = Pick<ListRowOf<typeof portalUser>, 'id' | 'version' | 'accountStatus' | 'companyId'>;
type Kind = 'disable' | 'delete' | 'reset' | 'records' | ProvedAct;

const tones: Readonly<Record<string, Tone>> = {
  pending: 'attention',
  active: 'good',
  refused: 'bad',
  disabled: 'bad',
};

/** What became of a row of the view stands among its records: the rows behind it have histories, and it has none. It is deleted by a call that asks for a reason. */
const without = ['history', 'delete'];

/** Who may apply: companies through their members, and people; with what officers do about their accounts. */
export default function PolicyUserScreen() {
  const t = usePolicyUserWords();
  const { can } = useWorkplace();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <EntityScreen
        entity={portalUser}
        without={without}
        overrides={{ accountStatus: { tones } }}
        acts={(row, reload) => {
          const act = (kind: Kind, label: string) => ({
            ...{ key: kind, label, run: () => setOpened({ kind, row, reload }) },
          });
          const isOff = row.accountStatus === 'disabled';
          return [
            act('records', t('records')),
            ...(can('policyuserinfo_disable') ? [act('disable', t(isOff ? 'enable' : 'disable'))] : []),
            ...(can('policyuserinfo_reset') ? [act('reset', t('reset'))] : []),
            ...provedActs(row, can).map((kind) => act(kind, t(kind))),
            ...(can('policyuserinfo_delete') ? [act('delete', t('delete'))] : []),
          ];
        }}
      />
      {opened ? <OpenedDialog {...opened} onClose={close} /> : null}
    </>
  );
}

interface Opened {
  kind: Kind;
  row: PolicyUser;
  reload: () => void;
}

/** The dialog or the drawer of what an officer chose to do about a row. */
function OpenedDialog({ kind, row, reload, onClose }: Opened & { onClose: () => void }) {
  if (kind === 'records') return <RecordsDrawer user={row} onClose={onClose} />;
  const given = { user: row, onSaved: reload, onClose };
  if (kind === 'disable') return <DisableDialog {...given} />;
  if (kind === 'delete') return <DeleteDialog {...given} />;
  return kind === 'reset' ? <ResetDialog {...given} /> : <ProofDialog act={kind} {...given} />;
}

/** What an officer may decide about a row by a proof; signing and disputes are a company's. */
function provedActs({ companyId }: PolicyUser, can: (code: string) => boolean): ProvedAct[] {
  const isCompany = companyId !== null;
  return [
    ...(can('policyuserinfo_reset') ? (['contact'] as const) : []),
    ...(isCompany && can('policyuserinfo_edit') ? (['signer'] as const) : []),
    ...(isCompany && can('registration_approve') ? (['settle'] as const) : []),
  ];
}
