import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { StatePanel } from '../../components/feedback/state-panel.tsx';
import { EmptyScene } from '../../components/illustrations/scenes.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { centreAddress, centreTabs, type CentreQuery } from './centre-query.ts';
import type { Counts } from './load-centre.ts';

interface EmptyTabProps {
  query: CentreQuery;
  counts: Counts;
}

/** An empty tab, or a filter that leaves nothing, with ways on: back to the whole tab, to a tab that holds something, to the items. */
export function EmptyTab({ query, counts }: EmptyTabProps) {
  const t = useTranslations('userCenter');
  const locale = useLocale();
  const { tab, waits, keyword } = query;
  const isNarrowed = Boolean(keyword) || (tab === 'doing' && waits !== undefined);
  const others = centreTabs.filter((other) => other !== tab && counts[other] > 0);
  const waysOn = [
    ...(isNarrowed ? [{ text: t('waysOn.whole'), href: centreAddress.href({ tab }) }] : []),
    ...others.map((other) => ({
      text: t(`waysOn.${other}`, { count: counts[other] }),
      href: centreAddress.href({ tab: other }),
    })),
    { text: t('waysOn.items'), href: '/policyitemguide' },
  ];
  const title = isNarrowed ? t('empty.narrowed') : t(counts.all === 0 ? 'empty.all' : `empty.${tab}`);
  return (
    <StatePanel scene={<EmptyScene />} title={title}>
      {waysOn.map(({ text, href }, index) => (
        <ButtonLink key={href} look={index === 0 ? 'primary' : 'secondary'} href={localHref(locale, href)}>
          {text}
        </ButtonLink>
      ))}
    </StatePanel>
  );
}
