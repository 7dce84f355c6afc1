import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DataTable } from '../../components/content/data-table.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { wireDayOf } from '../../components/content/wire-date.ts';
import { StatusTag, type Tone } from '../../components/feedback/tag.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { companyAddress, companyPageHref } from './company-query.ts';
import type { CompanyQuery } from './company-query.ts';
import { dutiesOf, stateOf } from './company-rows.ts';
import type { Member, OwnCompany } from './company-rows.ts';
import { MemberActs } from './member-acts.tsx';

interface CompanyMembersProps {
  query: CompanyQuery;
  own: OwnCompany;
  members: Page<Member>;
  giving: readonly Duty[];
  now: Date;
}

const tones: Record<ReturnType<typeof stateOf>, Tone> = {
  ...{ active: 'good', ended: 'neutral', pending: 'info' },
  ...{ refused: 'bad', disabled: 'warn' },
};

/** Who acts for the company, with what duties and from when until when; those who have left stay in the list. */
export function CompanyMembers({ query, own, members, giving, now }: CompanyMembersProps) {
  const t = useTranslations('company');
  const today = wireDayOf(now);
  const keeps = own.duties.includes('administrator');
  const said = (row: Member) =>
    dutiesOf(row)
      .map((duty) => t(`duty.${duty}`))
      .join(t('between'));
  return (
    <section aria-labelledby="members">
      <SectionHeading id="members">
        {t('members')}
        <span className="text-base text-ink-faint">{members.total}</span>
      </SectionHeading>
      {keeps ? null : <p className="mb-4 text-ink-soft">{t('membersNoKeeper')}</p>}
      {members.total === 1 ? <p className="mb-4 text-ink-soft">{t('membersAlone')}</p> : null}
      <DataTable
        caption={t('members')}
        captionHidden
        rows={members.records}
        keyOf={({ id }) => id}
        columns={[
          {
            ...{ key: 'name', header: t('name'), heading: true },
            cell: ({ id, memberName }) => (
              <>
                <Bilingual zh={memberName} />
                {id === own.memberId ? t('you') : null}
              </>
            ),
          },
          { key: 'duties', header: t('duties'), cell: said },
          { key: 'from', header: t('from'), cell: ({ fromDate }) => <DateText value={fromDate} /> },
          {
            ...{ key: 'until', header: t('until') },
            cell: ({ untilDate }) => (untilDate ? <DateText value={untilDate} /> : t('noEnd')),
          },
          {
            ...{ key: 'state', header: t('state'), onPhone: 'beside' },
            cell: (row) => {
              const state = stateOf(row, today);
              return <StatusTag tone={tones[state]}>{t(`states.${state}`)}</StatusTag>;
            },
          },
          {
            ...{ key: 'acts', header: t('acts') },
            cell: (row) =>
              stateOf(row, today) === 'active' ? <MemberActs {...{ row, own, giving }} /> : null,
          },
        ]}
      />
      <Pagination
        current={members.current}
        pages={members.pages}
        label={t('pages')}
        hrefOf={(at) => companyPageHref(query, 'current', at)}
        action={companyAddress.path}
        state={companyAddress.hidden(query)}
      />
    </section>
  );
}
