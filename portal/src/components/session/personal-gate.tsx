import { useLocale, useTranslations } from 'next-intl';

import { signInHref } from '../../lib/addresses/return-address.ts';
import { ButtonLink } from '../actions/button.tsx';
import { StatePanel } from '../feedback/state-panel.tsx';
import { ForbiddenScene } from '../illustrations/scenes.tsx';
import { SessionRenewal } from './session-renewal.tsx';

interface PersonalGateProps {
  kind: 'guest' | 'expired';
  /** The page to come back to, without a language. */
  path: string;
  /** What the page does for those who are signed in. */
  text: string;
  /** The page is for signed-in readers only: leads to sign-in by itself. */
  leads?: boolean;
}

/** Stands in place of what is personal: what it would show, and the way in. */
export function PersonalGate({ kind, path, text, leads = false }: PersonalGateProps) {
  const t = useTranslations('account.gate');
  const href = signInHref(useLocale(), path);
  const prompt = (
    <StatePanel level={leads ? 2 : 1} scene={<ForbiddenScene />} title={t('title')} text={text}>
      <ButtonLink href={href}>{t('signIn')}</ButtonLink>
    </StatePanel>
  );
  if (kind === 'guest') return prompt;
  return (
    <SessionRenewal waiting={t('renewing')} {...(leads ? { otherwiseTo: href } : {})}>
      {prompt}
    </SessionRenewal>
  );
}
