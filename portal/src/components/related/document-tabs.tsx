import { useTranslations } from 'next-intl';

import { LinkTabs } from '../navigation/link-tabs.tsx';
import { documentLists } from '../shell/navigation-entries.ts';

/** The ways between policies, what carries them out and what explains them. */
export function DocumentTabs({ here }: { here: (typeof documentLists)[number]['key'] }) {
  const t = useTranslations('policy.kinds');
  const tabs = documentLists.map(({ key, href }) => ({ text: t(key), href, current: key === here }));
  return <LinkTabs label={t('label')} tabs={tabs} />;
}
