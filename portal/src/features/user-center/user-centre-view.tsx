import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { StatePanel } from '../../components/feedback/state-panel.tsx';
import { EmptyScene } from '../../components/illustrations/scenes.tsx';
import { LinkTabs } from '../../components/navigation/link-tabs.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { localHref } from '../../i18n/local-href.ts';
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
  const locale = useLocale();
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
        <StatePanel scene={<EmptyScene />} title={t(`empty.${query.tab}`)}>
          {waysOn.map(({ text, href }, index) => (
            <ButtonLink
              key={href}
              look={index === 0 ? 'primary' : 'secondary'}
              href={localHref(locale, href)}
            >
              {text}
            </ButtonLink>
          ))}
        </StatePanel>
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
