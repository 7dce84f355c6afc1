import type { PublishedAgreement } from '@policy/shared/contract/people/agreements.ts';
import type { ApplicantType } from '@policy/shared/contract/people/register.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Notice } from '../../components/feedback/notice.tsx';
import type { Captcha } from '../../components/forms/captcha-field.tsx';
import { LinkTabs } from '../../components/navigation/link-tabs.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { registerPath } from '../../lib/addresses/register-state.ts';
import type { RegisterState } from '../../lib/addresses/register-state.ts';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { askedAgreements } from './asked-agreements.ts';
import { RegisterForm } from './register-form.tsx';
import { StatusForm } from './status-form.tsx';

interface RegisterViewProps {
  state: RegisterState;
  /** Whether people may register here; where not, they only ask how far it has come. */
  mayRegister: boolean;
  type: ApplicantType;
  captcha: Captcha;
  /** Every text in force. */
  agreements: readonly PublishedAgreement[];
  /** What the reader is called who is signed in. */
  known: string | null;
}

/** The page with its three ways in, a company, a person, and how far a request has come; the last alone where nobody may register. */
export function RegisterView(props: RegisterViewProps) {
  const { state, mayRegister, captcha } = props;
  const action = localHref(useLocale(), registerPath);
  const isStatus = !mayRegister || state.view === 'status';
  return (
    <>
      {mayRegister ? <Ways isStatus={isStatus} type={props.type} /> : null}
      <div className="mt-6 max-w-reading">
        {isStatus ? null : <CameBack status={state.status} />}
        <PortalTexts families={['register', 'purposes']}>
          {isStatus ? (
            <StatusForm {...{ state, captcha, action, mayRegister }} />
          ) : (
            <Form {...props} action={action} />
          )}
        </PortalTexts>
      </div>
    </>
  );
}

function Ways({ isStatus, type }: { isStatus: boolean; type: ApplicantType }) {
  const t = useTranslations('register');
  const tabs = [
    ...(['enterprise', 'individual'] as const).map((one) => ({
      ...{ text: t(`tabs.${one}`), href: `${registerPath}?type=${one}`, current: !isStatus && type === one },
    })),
    { text: t('tabs.status'), href: `${registerPath}?view=status`, current: isStatus },
  ];
  return <LinkTabs label={t('tabs.label')} tabs={tabs} />;
}

/** Says why a form that came back was refused. */
function CameBack({ status }: Pick<RegisterState, 'status'>) {
  const t = useTranslations('register');
  if (!status?.form) return null;
  return (
    <Notice tone="warn" role="status">
      {t('kept', { reason: status.reason ?? '' })}
    </Notice>
  );
}

function Form({ state, type, captcha, agreements, known, action }: RegisterViewProps & { action: string }) {
  const asked = askedAgreements(agreements, type, useLocale());
  return <RegisterForm {...{ state, type, captcha, action, known }} agreements={asked} />;
}
