import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { registerPath } from '../../lib/addresses/register-state.ts';
import { TicketEnd } from './ticket-end.tsx';

/** What became of a registration, and what happens next. */
export function RegisterSent({ sent }: { sent: 'pending' | 'join' | 'approved' }) {
  const t = useTranslations('register');
  const locale = useLocale();
  const steps = t(`sent.${sent}Steps`).split('|');
  return (
    <div className="max-w-reading space-y-6">
      <TicketEnd />
      <Notice tone="good" role="status" title={t(`sent.${sent}`)} />
      <section aria-labelledby="next">
        <h2 id="next" className="text-xl">
          {t('sent.next')}
        </h2>
        <ol className="mt-2 list-decimal space-y-2 ps-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={localHref(locale, '/login')}>{t('sent.signIn')}</ButtonLink>
        {sent === 'approved' ? null : (
          <ButtonLink look="secondary" href={localHref(locale, `${registerPath}?view=status`)}>
            {t('sent.status')}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
