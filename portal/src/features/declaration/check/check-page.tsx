import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { InBrowser } from '../../../components/feedback/in-browser.tsx';
import { KeyValueList } from '../../../components/content/key-value-list.tsx';
import { SectionHeading } from '../../../components/content/section-heading.tsx';
import { LocalLink } from '../../../components/navigation/local-link.tsx';
import { AnswersView } from '../../../components/schema-form/answers-view.tsx';
import { companyRows } from '../company/company-rows.tsx';
import type { StepProps } from '../step-props.ts';
import { StepHead } from '../step-head.tsx';
import { taskEntries } from '../task-entries.ts';
import { HandedMaterials } from './handed-materials.tsx';
import { SignAndSubmit } from './sign-and-submit.tsx';

/** All answers in groups, each with the way to change it, then the declaration and the button beside it. */
export function CheckPage({ view, path }: StepProps) {
  const t = useTranslations('declaration');
  const account = useTranslations('receivingAccount');
  const locale = useLocale();
  const { application, form, company, materials } = view;
  const entries = taskEntries({ ...view, status: application.status });
  const isClosed = (step: string) => entries.find((entry) => entry.step === step)?.state === 'closed';
  const changeHref = (step: string) => (isClosed(step) ? {} : { changeHref: `${path}?step=${step}` });
  return (
    <>
      <StepHead task="declaration" view={view} path={path} />
      <div className="max-w-208 space-y-10">
        <Group title={t('groups.company')}>
          <KeyValueList wide rows={companyRows(company, catalogue(locale).entity(portalUser.name))} />
        </Group>
        {form ? (
          <Group title={t('groups.form')} {...changeHref('form')}>
            <AnswersView schema={form.schema} uiSchema={form.uiSchema} answers={application.formData ?? {}} />
          </Group>
        ) : null}
        <Group title={t('groups.materials')} {...changeHref('materials')}>
          <HandedMaterials materials={materials} />
        </Group>
        <Group title={t('groups.account')} {...changeHref('account')}>
          <KeyValueList
            wide
            rows={[
              ...accountRows.flatMap((field) =>
                application[field]
                  ? [{ term: account(field), value: <span lang="zh-CN">{application[field]}</span> }]
                  : [],
              ),
              { term: account('bankAccount'), value: application.bankAccountMasked },
            ]}
          />
        </Group>
      </div>
      <InBrowser
        families={['declaration', 'draft', 'signature', 'realName']}
        noScript={t('noScript')}
        loading={t('loading')}
      >
        <SignAndSubmit
          id={application.id}
          version={application.version}
          isCorrection={application.status === 'supplement'}
          service={view.signing.service}
          path={path}
        />
      </InBrowser>
    </>
  );
}

const accountRows = ['accountName', 'accountReason', 'bankName'] as const;

interface GroupProps {
  title: string;
  /** Where the answers are changed; none under a correction that does not ask for them. */
  changeHref?: string;
  children: ReactNode;
}

function Group({ title, changeHref, children }: GroupProps) {
  const t = useTranslations('declaration');
  const change = changeHref ? (
    <LocalLink href={changeHref} className="link">
      {t('change')}
      <span className="sr-only"> {title}</span>
    </LocalLink>
  ) : null;
  return (
    <section>
      <SectionHeading aside={change}>{title}</SectionHeading>
      {children}
    </section>
  );
}
