import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../../components/actions/button.tsx';
import { StatePanel } from '../../../components/feedback/state-panel.tsx';
import { localHref } from '../../../i18n/local-href.ts';

interface ErrorPageProps {
  /** Which text of the `error` family. */
  kind: 'notFound' | 'forbidden' | 'failure' | 'badLink' | 'previewOver' | 'archived';
  scene: ReactNode;
  /** Where to go from here; keys of the `error` family with their paths. */
  ways: readonly { key: 'home' | 'policies' | 'itemGuides' | 'signIn' | 'userCentre'; href: string }[];
}

/** A whole page in place of one that is missing, closed or broken. */
export function ErrorPage({ kind, scene, ways }: ErrorPageProps) {
  const t = useTranslations('error');
  const locale = useLocale();
  return (
    <main id="content" tabIndex={-1} className="page-width">
      <StatePanel level={1} scene={scene} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
        {ways.map(({ key, href }, index) => (
          <ButtonLink key={key} href={localHref(locale, href)} look={index === 0 ? 'primary' : 'secondary'}>
            {t(key)}
          </ButtonLink>
        ))}
      </StatePanel>
    </main>
  );
}
