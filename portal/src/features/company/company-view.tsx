import { useTranslations } from 'next-intl';

import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyLog } from './company-log.tsx';
import { CompanyMembers } from './company-members.tsx';
import { companyAddress, companyPageHref } from './company-query.ts';
import type { CompanyQuery } from './company-query.ts';
import { Invitations } from './invitations.tsx';
import { JoinRequests } from './join-requests.tsx';
import type { CompanyShown } from './load-company.ts';

interface CompanyViewProps {
  query: CompanyQuery;
  shown: CompanyShown;
  now: Date;
}

/** The company that a reader acts for: its facts, its members and what they do for it, and what happened; each act for whoever may. */
export function CompanyView({ query, shown, now }: CompanyViewProps) {
  const t = useTranslations('company');
  const { own, members, log, invitations, giving } = shown;
  return (
    <div className="space-y-12">
      <noscript>
        <Notice tone="warn">{t('noScript')}</Notice>
      </noscript>
      {own.company.disputedSince ? (
        <Notice tone="warn">{t('disputed', { time: own.company.disputedSince.slice(0, 16) })}</Notice>
      ) : null}
      {mayOnlyPrepare(own) ? <Notice tone="info">{t('noSigner')}</Notice> : null}
      <PortalTexts families={['company', 'realName']}>
        <CompanyFacts own={own} />
        <Joining query={query} shown={shown} />
        <CompanyMembers {...{ query, own, members, giving, now }} />
        {invitations ? <Invitations {...{ query, invitations, giving }} /> : null}
        <CompanyLog query={query} own={own} log={log} />
      </PortalTexts>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <LocalLink href="/user/basic/personal" className="link">
          {t('personal')}
        </LocalLink>
        <LocalLink href="/user/lookedAt" className="link">
          {t('lookedAt')}
        </LocalLink>
      </p>
    </div>
  );
}

/** Whoever prepares what somebody else hands in is told so before he does. */
const mayOnlyPrepare = ({ duties }: CompanyShown['own']) =>
  duties.includes('preparer') && !duties.includes('signer');

/** Who asks to join, where the reader keeps the members; nothing where nobody does. */
function Joining({ query, shown: { joining, giving } }: Omit<CompanyViewProps, 'now'>) {
  const t = useTranslations('company');
  if (!joining || joining.total === 0) return null;
  return (
    <section aria-labelledby="joining">
      <SectionHeading id="joining">
        {t('joining')}
        <span className="text-base text-ink-faint">{joining.total}</span>
      </SectionHeading>
      <JoinRequests rows={joining.records} giving={giving} />
      <Pagination
        current={joining.current}
        pages={joining.pages}
        label={t('joiningPages')}
        name="joining"
        hrefOf={(at) => companyPageHref(query, 'joining', at)}
        action={companyAddress.path}
        state={companyAddress.hidden(query, 'joining')}
      />
    </section>
  );
}
