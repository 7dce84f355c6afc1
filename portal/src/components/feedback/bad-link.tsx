import { useLocale, useTranslations } from 'next-intl';

import { localHref } from '../../i18n/local-href.ts';
import { ButtonLink } from '../actions/button.tsx';
import { NotFoundScene } from '../illustrations/scenes.tsx';
import { StatePanel } from './state-panel.tsx';

/** In place of a page whose address was cut or made up: what happened, and where to go on. */
export function BadLink() {
  const t = useTranslations('error');
  const locale = useLocale();
  return (
    <StatePanel level={1} scene={<NotFoundScene />} title={t('badLink.title')} text={t('badLink.text')}>
      <ButtonLink href={localHref(locale, '/user/userCenter')}>{t('badLink.centre')}</ButtonLink>
      <ButtonLink look="secondary" href={localHref(locale, '/policyitemguide')}>
        {t('itemGuides')}
      </ButtonLink>
    </StatePanel>
  );
}
