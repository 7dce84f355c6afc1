import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { registerPath } from '../../lib/addresses/register-state.ts';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';
import type { NoCompany } from './load-company.ts';

type NoCompanyNoticeProps = NoCompany & { site: Pick<Site, 'closedFeatures'> };

/** Says to somebody who acts for himself why there is no company here, and which ways lead to one. */
export function NoCompanyNotice({ companies, isPending, site }: NoCompanyNoticeProps) {
  const t = useTranslations('company');
  const locale = useLocale();
  const isNone = companies.length === 0;
  return (
    <div className="max-w-reading space-y-6">
      <Notice title={t('himself')}>
        {isPending
          ? t('himselfPending')
          : isNone
            ? t('himselfText')
            : t.rich('himselfPlaces', {
                companies: () => <Bilingual zh={companies.join('、')} />,
              })}
      </Notice>
      <p className="flex flex-wrap items-center gap-4">
        {isNone && !isPending && isOpen(site, 'registration') ? (
          <ButtonLink href={localHref(locale, registerPath)}>{t('register')}</ButtonLink>
        ) : null}
        <LocalLink href="/user/userCenter" className="link">
          {t('centre')}
        </LocalLink>
      </p>
    </div>
  );
}
