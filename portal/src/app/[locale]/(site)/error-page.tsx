import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../../components/actions/button.tsx';
import { StatePanel } from '../../../components/feedback/state-panel.tsx';
import { localHref } from '../../../i18n/local-href.ts';

/** Where the texts of such a page stand; those of a failure are a family of their own, as every page takes them along. */
export type ErrorKind =
  | `error.${'notFound' | 'forbidden' | 'badLink' | 'previewOver' | 'archived'}`
  | 'failure';

interface ErrorPageProps {
  kind: ErrorKind;
  scene: ReactNode;
  /** Where to go from here; keys of the `error` family with their paths. */
  ways: readonly { key: 'home' | 'policies' | 'itemGuides' | 'signIn' | 'userCentre'; href: string }[];
}

/** A whole page in place of one that is missing, closed or broken. */
export function ErrorPage({ kind, scene, ways }: ErrorPageProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <main id="content" tabIndex={-1} className="page-width">
      <StatePanel level={1} scene={scene} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
        {ways.map(({ key, href }, index) => (
          <ButtonLink key={key} href={localHref(locale, href)} look={index === 0 ? 'primary' : 'secondary'}>
            {t(`error.${key}`)}
          </ButtonLink>
        ))}
      </StatePanel>
    </main>
  );
}
