import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { DataTable } from '../../components/content/data-table.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Hydrated } from '../../components/feedback/hydrated.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { ConfirmCall } from '../../components/session/confirm-call.tsx';
import { companyAddress, companyPageHref } from './company-query.ts';
import type { CompanyQuery } from './company-query.ts';
import type { Invitation } from './company-rows.ts';
import { InviteForm } from './invite-form.tsx';

interface InvitationsProps {
  query: CompanyQuery;
  invitations: Page<Invitation>;
  giving: readonly Duty[];
}

/** How whoever keeps the members asks somebody in by his phone, and what became of those whom the company asked. */
export function Invitations({ query, invitations, giving }: InvitationsProps) {
  const t = useTranslations('company');
  return (
    <section aria-labelledby="invitations">
      <SectionHeading id="invitations">{t('invitations')}</SectionHeading>
      <p className="mb-4 max-w-reading text-ink-soft">{t('inviteLead')}</p>
      <Hydrated label={t('loading')} lines={8}>
        <InviteForm giving={giving} />
      </Hydrated>
      {invitations.total > 0 ? <Sent query={query} invitations={invitations} /> : null}
    </section>
  );
}

const whomOf = ({ phone, account }: Invitation) => phone ?? account ?? '—';

function Sent({ query, invitations }: Omit<InvitationsProps, 'giving'>) {
  const t = useTranslations('company');
  const said = (row: Invitation) => row.duties.map((duty) => t(`duty.${duty}`)).join(t('between'));
  return (
    <div className="mt-8">
      <DataTable
        caption={t('invitationList')}
        rows={invitations.records}
        keyOf={({ id }) => id}
        columns={[
          { key: 'whom', header: t('whom'), heading: true, cell: whomOf },
          { key: 'duties', header: t('duties'), cell: said },
          { key: 'sent', header: t('sent'), cell: ({ sentAt }) => <DateText value={sentAt} withTime /> },
          {
            ...{ key: 'expires', header: t('expires') },
            cell: ({ expiresAt }) => <DateText value={expiresAt} withTime />,
          },
          {
            ...{ key: 'state', header: t('state'), onPhone: 'beside' },
            cell: ({ state }) => t(`invitationStates.${state}`),
          },
          {
            ...{ key: 'acts', header: t('acts') },
            cell: (row) => (row.state === 'open' ? <Withdraw id={row.id} whom={whomOf(row)} /> : null),
          },
        ]}
      />
      <Pagination
        current={invitations.current}
        pages={invitations.pages}
        label={t('invitationPages')}
        name="invitations"
        hrefOf={(at) => companyPageHref(query, 'invitations', at)}
        action={companyAddress.path}
        state={companyAddress.hidden(query, 'invitations')}
      />
    </div>
  );
}

function Withdraw({ id, whom }: { id: string; whom: string }) {
  const t = useTranslations('company');
  return (
    <ConfirmCall
      call={{ path: 'policy/companymember/withdrawInvitation', body: { id } }}
      texts={{
        ...{ button: t('withdraw'), about: whom, title: t('withdrawTitle', { whom }) },
        ...{ text: t('withdrawText'), confirm: t('withdraw'), busy: t('busy'), cancel: t('cancel') },
      }}
    />
  );
}
