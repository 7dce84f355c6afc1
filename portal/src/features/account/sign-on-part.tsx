import type { OfferedProvider } from '@policy/shared/contract/sign-in/sign-on.ts';
import { useTranslations } from 'next-intl';

import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { SignOnButtons } from './sign-on-buttons.tsx';
import { signOnId } from './use-sign-on.ts';
import type { SigningOn } from './use-sign-on.ts';

interface SignOnPartProps {
  providers: readonly OfferedProvider[];
  signingOn: SigningOn;
}

/** The first way in: what became of a sign-on, and the button of the provider. */
export function SignOnPart({ providers, signingOn }: SignOnPartProps) {
  const t = useTranslations('account');
  return (
    <>
      <ErrorSummary title={t('login.problem')} problems={signingOn.problems} />
      {signingOn.isReturning ? <Notice role="status">{t('signOn.returning')}</Notice> : null}
      {providers.length > 0 ? (
        <section id={signOnId} tabIndex={-1} className="space-y-4">
          <SignOnButtons providers={providers} {...signingOn} />
          <p className="text-center text-ink-soft">{t('signOn.or')}</p>
        </section>
      ) : null}
    </>
  );
}
