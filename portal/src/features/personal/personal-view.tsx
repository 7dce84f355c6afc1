import { mostCopiesADay } from '@policy/shared/contract/desk/own-data.ts';
import type { OwnConsent } from '@policy/shared/contract/people/agreements.ts';
import type { OwnDataState } from '@policy/shared/contract/desk/own-data.ts';
import { useTranslations } from 'next-intl';

import { DateText } from '../../components/content/date-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { DataTable } from '../../components/content/data-table.tsx';
import { Hydrated } from '../../components/feedback/hydrated.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { ConfirmCall } from '../../components/session/confirm-call.tsx';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { AvatarChoice } from './avatar-choice.tsx';
import { ContactPlaces } from './contact-places.tsx';
import { deviceName, maskedName } from './own-account.ts';
import type { OwnSession, Person, SecondFactorState } from './own-account.ts';
import { OwnConsents } from './own-consents.tsx';
import { OwnDataCopy } from './own-data-copy.tsx';
import { OwnDeletion } from './own-deletion.tsx';
import { PasswordChange } from './password-change.tsx';
import { personalAddress } from './personal-query.ts';
import type { PersonalQuery } from './personal-query.ts';
import { SecondStep } from './second-step.tsx';
import { BoundLogins } from './ways/bound-logins.tsx';
import { Passkeys } from './ways/passkeys.tsx';
import type { SignInWays } from '@policy/shared/contract/sign-in/ways.ts';

interface PersonalViewProps {
  query: PersonalQuery;
  person: Person;
  factor: SecondFactorState;
  ways: SignInWays;
  copy: OwnDataState;
  consents: readonly OwnConsent[];
  sessions: { records: OwnSession[]; pages: number; current: number };
}

/** A reader's own account: who he is, how he is reached, how he signs in, and where he is signed in. */
export function PersonalView({ query, person, factor, ways, ...shown }: PersonalViewProps) {
  const t = useTranslations('personal');
  const { copy, consents, sessions } = shown;
  const hasKey = ways.passkeys.length > 0;
  return (
    <div className="max-w-4xl space-y-12">
      <noscript>
        <Notice tone="warn">{t('noScript')}</Notice>
      </noscript>
      <PortalTexts families={['personal', 'purposes', 'agreements']}>
        <section aria-labelledby="who">
          <SectionHeading id="who">{t('who')}</SectionHeading>
          <dl className="mb-4 grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2">
            <dt className="text-ink-faint">{t('name')}</dt>
            <dd>{maskedName(person.realName)}</dd>
            <dt className="text-ink-faint">{t('account')}</dt>
            <dd className="break-all">{person.account}</dd>
          </dl>
          <Hydrated label={t('loading')} lines={1}>
            <AvatarChoice avatar={person.avatar} />
          </Hydrated>
        </section>
        <section aria-labelledby="contact">
          <SectionHeading id="contact">{t('contact')}</SectionHeading>
          <Hydrated label={t('loading')} lines={3}>
            <ContactPlaces phone={person.phone} email={person.email} hasKey={hasKey} />
          </Hydrated>
        </section>
        <section aria-labelledby="ways">
          <SectionHeading id="ways">{t('ways')}</SectionHeading>
          <Hydrated label={t('loading')} lines={6}>
            {ways.hasPassword === 1 ? <PasswordChange /> : <p>{t('noPassword')}</p>}
            <SecondStep {...factor} keyFor={hasKey ? 'secondFactor' : undefined} />
            <BoundLogins ways={ways} />
            <Passkeys ways={ways} />
          </Hydrated>
        </section>
        <Sessions query={query} {...sessions} />
        {consents.length > 0 ? <Consents rows={consents} /> : null}
        <section aria-labelledby="data">
          <SectionHeading id="data">{t('data')}</SectionHeading>
          <p className="mb-4 max-w-reading text-ink-soft">{t('dataLead', { most: mostCopiesADay })}</p>
          <Hydrated label={t('loading')} lines={2}>
            <OwnDataCopy first={copy} />
          </Hydrated>
          <div className="mt-4 -ms-3">
            <Hydrated label={t('loading')} lines={1}>
              <OwnDeletion hasKey={hasKey} />
            </Hydrated>
          </div>
        </section>
      </PortalTexts>
    </div>
  );
}

function Consents({ rows }: { rows: readonly OwnConsent[] }) {
  const t = useTranslations('agreements');
  return (
    <section aria-labelledby="consents">
      <SectionHeading id="consents">{t('own')}</SectionHeading>
      <p className="mb-4 max-w-reading text-ink-soft">{t('ownLead')}</p>
      <Hydrated label={t('own')} lines={12}>
        <OwnConsents rows={rows} />
      </Hydrated>
    </section>
  );
}

type SessionsProps = Pick<PersonalViewProps, 'query'> & PersonalViewProps['sessions'];

function Sessions({ query, records, pages, current }: SessionsProps) {
  const t = useTranslations('personal');
  const nameOf = ({ userAgent }: OwnSession) => deviceName(userAgent) ?? t('unknownDevice');
  const texts = { busy: t('ending'), cancel: t('cancel') };
  return (
    <section aria-labelledby="sessions">
      <SectionHeading id="sessions">{t('sessions')}</SectionHeading>
      <DataTable
        caption={t('sessions')}
        captionHidden
        rows={records}
        keyOf={({ id }) => id}
        columns={[
          { key: 'device', header: t('device'), heading: true, cell: nameOf },
          { key: 'place', header: t('place'), cell: ({ remoteIp }) => remoteIp ?? '—' },
          { key: 'since', header: t('since'), cell: (row) => <DateText value={row.createTime} withTime /> },
          { key: 'seen', header: t('seen'), cell: (row) => <DateText value={row.lastSeenAt} withTime /> },
          {
            key: 'acts',
            header: t('acts'),
            onPhone: 'beside',
            cell: (row) =>
              row.isCurrent ? (
                t('current')
              ) : (
                <ConfirmCall
                  call={{ path: 'blade-user/session/end-mine', body: { ids: row.id } }}
                  texts={{
                    ...{ ...texts, button: t('end'), about: t('endAbout', { device: nameOf(row) }) },
                    ...{ title: t('endTitle'), text: t('endText'), confirm: t('end') },
                  }}
                />
              ),
          },
        ]}
      />
      {records.length > 1 || pages > 1 ? (
        <p className="mt-4 -ms-3">
          <ConfirmCall
            call={{ path: 'blade-user/session/end-others' }}
            texts={{
              ...{ ...texts, button: t('endOthers'), about: '' },
              ...{ title: t('endOthersTitle'), text: t('endOthersText'), confirm: t('endOthers') },
            }}
          />
        </p>
      ) : null}
      <Pagination
        current={current}
        pages={pages}
        label={t('pages')}
        hrefOf={(page) => personalAddress.href(query, { current: page })}
        action={personalAddress.path}
        state={personalAddress.hidden(query)}
      />
    </section>
  );
}
