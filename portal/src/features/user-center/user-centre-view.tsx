import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LinkTabs } from '../../components/navigation/link-tabs.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { ApplicationItem } from './application-item.tsx';
import { centreAddress, centreTabs, type CentreQuery } from './centre-query.ts';
import type { ApplicationRow, Counts } from './load-centre.ts';

interface UserCentreViewProps {
  query: CentreQuery;
  page: Page<ApplicationRow>;
  counts: Counts;
  now: Date;
}

/** A company's applications in their tabs, newest first, each with what can be done about it. */
export function UserCentreView({ query, page, counts, now }: UserCentreViewProps) {
  const t = useTranslations('userCenter');
  const waysOn = useWaysOn(query.tab);
  const hrefOf = (change: Partial<CentreQuery>) => centreAddress.href(query, change);
  const tabs = centreTabs.map((tab) => ({
    text: t(`tabs.${tab}`),
    count: counts[tab],
    href: centreAddress.href({ tab }),
    current: tab === query.tab,
  }));
  return (
    <>
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
      {page.records.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={t(`empty.${query.tab}`)} suggestions={waysOn} />
        </div>
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
        hrefOf={(current) => hrefOf({ current })}
        action={centreAddress.path}
        state={centreAddress.hidden(query)}
      />
    </>
  );
}

function useWaysOn(tab: CentreQuery['tab']) {
  const t = useTranslations('userCenter.waysOn');
  const items = { text: t('items'), href: '/policyitemguide' };
  const policies = { text: t('policies'), href: '/policyinfo' };
  return tab === 'all' ? [items, policies] : [{ text: t('all'), href: centreAddress.path }, items];
}
