import { useTranslations } from 'next-intl';

import { LocalLink } from '../../components/navigation/local-link.tsx';
import { navigationKeys } from '@policy/shared/contract/portal/portal-parts.ts';
import { accessibilityPage, sectionsIn } from '../../components/shell/navigation-entries.ts';
import type { Section } from '../../components/shell/navigation-entries.ts';
import { agreementsPage } from '../../lib/addresses/agreement-href.ts';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';

/** What each section says of itself on its own page. */
const leads = {
  home: 'home.lead',
  policies: 'policy.lead',
  notices: 'notice.lead',
  itemGuides: 'itemGuide.lead',
  applyFree: 'applyFree.lead',
  publicity: 'publicityList.lead',
  progress: 'progress.lead',
  help: 'help.lead',
  userCentre: 'userCenter.guest',
} as const satisfies Record<Section, string>;

/** The sections of the portal that exist, in its navigation or not, with what each is for, and the way to an account. */
export function SiteMapView({ site }: { site: Pick<Site, 'closedFeatures'> }) {
  const t = useTranslations();
  const documents = [
    { href: '/detailedrules', name: t('detailedRule.title'), lead: t('detailedRule.lead') },
    { href: '/policyUnscramble', name: t('interpretation.title'), lead: t('interpretation.lead') },
  ];
  const entries = [
    ...sectionsIn(navigationKeys.filter((key) => isOpen(site, key))).flatMap(({ key, href }) => [
      { href, name: t(`shell.sections.${key}`), lead: t(leads[key]) },
      ...(key === 'policies' ? documents : []),
    ]),
    { href: agreementsPage, name: t('agreements.title'), lead: t('agreements.lead') },
    { href: accessibilityPage, name: t('accessibility.title'), lead: t('accessibility.lead') },
    { href: '/login', name: t('shell.signIn'), lead: t('account.login.lead') },
  ];
  return (
    <dl className="max-w-reading border-t border-line">
      {entries.map(({ href, name, lead }) => (
        <div key={href} className="border-b border-line py-4">
          <dt className="text-lg font-bold">
            <LocalLink href={href} className="link">
              {name}
            </LocalLink>
          </dt>
          <dd className="mt-1 text-ink-soft">{lead}</dd>
        </div>
      ))}
    </dl>
  );
}
