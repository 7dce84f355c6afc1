import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { useTranslations } from 'next-intl';

import { ConfirmCall } from '../../components/session/confirm-call.tsx';
import { dutiesOf } from './company-rows.ts';
import type { Member, OwnCompany } from './company-rows.ts';
import { DutyDialog } from './duty-dialog.tsx';

interface MemberActsProps {
  row: Member;
  own: OwnCompany;
  giving: readonly Duty[];
}

const path = 'policy/companymember';

/** What the reader may do about a member: his own place he leaves; about others his duties decide. */
export function MemberActs({ row, own, giving }: MemberActsProps) {
  const held = dutiesOf(row);
  return (
    <span className="flex flex-wrap items-center gap-x-2 -ms-3 phone:ms-0">
      {keeps(own) ? (
        <DutyDialog id={row.id} rev={row.version} name={row.memberName} {...{ held, giving }} />
      ) : null}
      {actsOn(row, own).map((kind) => (
        <Act key={kind} kind={kind} row={row} own={own} />
      ))}
    </span>
  );
}

const keeps = ({ duties }: OwnCompany) => duties.includes('administrator');

function actsOn(row: Member, own: OwnCompany): (keyof typeof calls)[] {
  if (row.id === own.memberId) return ['leave'];
  if (keeps(own)) return ['handOver', 'end'];
  return own.duties.includes('signer') && !dutiesOf(row).includes('signer') ? ['authorise'] : [];
}

/** The membership as it was shown: what somebody has changed since is refused. */
const readAs = ({ id, version }: Member, call: string) =>
  call === 'remove' ? { ids: id, revs: { [id]: version } } : { id, rev: version };

const calls = {
  authorise: { call: 'authorise', isMild: true },
  handOver: { call: 'handOver', isMild: false },
  leave: { call: 'remove', isMild: false },
  end: { call: 'remove', isMild: false },
} as const;

function Act({ kind, row, own }: Omit<MemberActsProps, 'giving'> & { kind: keyof typeof calls }) {
  const t = useTranslations('company');
  const { call, isMild } = calls[kind];
  const facts = { name: row.memberName, company: own.company.companyName };
  return (
    <ConfirmCall
      isMild={isMild}
      call={{ path: `${path}/${call}`, body: readAs(row, call) }}
      texts={{
        ...{ button: t(kind), about: kind === 'leave' ? facts.company : facts.name },
        ...{ title: t(`${kind}Title`, facts), text: t(`${kind}Text`, facts), confirm: t(kind) },
        ...{ busy: t('busy'), cancel: t('cancel') },
      }}
    />
  );
}
