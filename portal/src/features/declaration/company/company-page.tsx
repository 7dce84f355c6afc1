import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../../components/actions/button.tsx';
import { KeyValueList } from '../../../components/content/key-value-list.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { companyRows } from './company-rows.tsx';
import type { StepPageProps } from '../step-props.ts';
import { StepHead } from '../step-head.tsx';

/** The company's own facts as the register has them; nothing here can be changed. */
export function CompanyPage({ view, path, phone }: StepPageProps) {
  const t = useTranslations('declaration.company');
  const locale = useLocale();
  const labels = catalogue(locale).entity(portalUser.name);
  return (
    <>
      <StepHead task="company" view={view} path={path} />
      <div className="max-w-reading">
        <Notice>{t('locked', { phone })}</Notice>
        <div className="mt-6">
          <KeyValueList wide rows={companyRows(view.company, labels)} />
        </div>
      </div>
      <p className="mt-8">
        <ButtonLink href={localHref(locale, `${path}?step=form`)} iconAfter="arrow-right">
          {t('next')}
        </ButtonLink>
      </p>
    </>
  );
}
