import { useLocale, useTranslations } from 'next-intl';

import { Hydrated } from '../../../components/feedback/hydrated.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { askedPurposes } from '../../../components/forms/asked-purposes.ts';
import { PortalTexts } from '../../../lib/texts/portal-texts.tsx';
import type { StepProps } from '../step-props.ts';
import { formRoom } from '../../../components/schema-form/form-room.ts';
import { commentsByRef } from '../correction-comments.ts';
import { CorrectionNotice } from '../correction-notice.tsx';
import { LazyFormStep } from '../lazy-steps.tsx';
import { StepHead } from '../step-head.tsx';
import { openFields } from '../task-entries.ts';

/** The step in which the application is filled in. */
export function FormPage({ view, path }: StepProps) {
  const t = useTranslations('declaration.form');
  const purposes = useTranslations('purposes');
  const locale = useLocale();
  const { application, form, mendRefs, actions } = view;
  const open = openFields(application.status, mendRefs);
  return (
    <>
      <StepHead task="form" view={view} path={path} />
      <p className="mb-6 max-w-reading text-ink-soft">{purposes(askedPurposes.formData)}</p>
      <div className="mb-6 empty:hidden">
        <CorrectionNotice view={view} />
      </div>
      <noscript>
        <Notice tone="warn">{t('noScript')}</Notice>
      </noscript>
      {form ? (
        <PortalTexts families={['declaration', 'draft']}>
          <Hydrated label={t('loading')} reserve={formRoom}>
            <LazyFormStep
              id={application.id}
              initial={{ version: application.version, values: application.formData ?? {} }}
              form={form}
              comments={commentsByRef(view)}
              path={path}
              locale={locale}
              {...(open ? { open } : {})}
              {...(form.isOutdated && application.status === 'draft' && actions.includes('edit')
                ? { renewFor: application.guideId }
                : {})}
            />
          </Hydrated>
        </PortalTexts>
      ) : (
        <Notice>{t('none')}</Notice>
      )}
    </>
  );
}
