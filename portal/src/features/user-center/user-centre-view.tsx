import type { CompanyTask } from '@policy/shared/contract/application/calls.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { SectionHeading } from '../../components/content/section-heading.tsx';
import { LinkTabs } from '../../components/navigation/link-tabs.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import type { Site } from '../../lib/texts/site.ts';
import { ApplicationItem } from './application-item.tsx';
import { CentreFilters } from './centre-filters.tsx';
import { centreAddress, centreTabs, type CentreQuery } from './centre-query.ts';
import { EmptyTab } from './empty-tab.tsx';
import type { ApplicationRow, Counts } from './load-centre.ts';
import type { Requests } from './load-requests.ts';
import type { Standing } from './load-standing.ts';
import { StandingNotice } from './standing-notice.tsx';
import { lookedAtAddress } from './looked-at/looked-at-query.ts';
import { RequestLists } from './requests/request-lists.tsx';
import { WaitingTasks } from './waiting-tasks.tsx';

interface UserCentreViewProps {
  query: CentreQuery;
  tasks: CompanyTask[];
  page: Page<ApplicationRow>;
  counts: Counts;
  requests: Requests;
  standing?: Standing;
  site: Pick<Site, 'closedFeatures'>;
  now: Date;
}

/** What waits for the company, then its applications in their tabs, each with what can be done about it, and what else it asks for. */
export function UserCentreView(props: UserCentreViewProps) {
  const { query, tasks, page, counts, requests, standing, site, now } = props;
  const t = useTranslations('userCenter');
  const tabs = centreTabs.map((tab) => ({
    text: t(`tabs.${tab}`),
    count: counts[tab],
    href: centreAddress.href({ tab }),
    current: tab === query.tab,
  }));
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        <LocalLink href="/user/basic/company" className="link">
          {t('company')}
        </LocalLink>
        <LocalLink href="/user/basic/personal" className="link">
          {t('account')}
        </LocalLink>
      </p>
      {standing ? <StandingNotice standing={standing} site={site} /> : null}
      <WaitingTasks tasks={tasks} returned={requests.returned} todo={requests.todo} now={now} />
      <section aria-labelledby="applications" className="mt-10">
        <SectionHeading id="applications">{t('tabsLabel')}</SectionHeading>
        <LinkTabs label={t('tabsLabel')} tabs={tabs} />
        <CentreFilters query={query} total={page.total} />
        {page.records.length === 0 ? (
          <EmptyTab query={query} counts={counts} />
        ) : (
          <ul className="divide-y divide-line border-b border-line">
            {page.records.map((row) => (
              <ApplicationItem key={row.id} row={row} now={now} />
            ))}
          </ul>
        )}
        <Pagination
          current={page.current}
          pages={page.pages}
          hrefOf={(current) => centreAddress.href(query, { current })}
          action={centreAddress.path}
          state={centreAddress.hidden(query)}
        />
      </section>
      <RequestLists query={query} requests={requests} />
      <p className="mt-10">
        <LocalLink href={lookedAtAddress.path} className="link">
          {t('lookedAt')}
        </LocalLink>
      </p>
    </>
  );
}
