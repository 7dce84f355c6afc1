import { useLocale, useTranslations } from 'next-intl';

import { InBrowser } from '../../../components/feedback/in-browser.tsx';
import type { StepProps } from '../step-props.ts';
import { formRoom } from '../../../components/schema-form/form-room.ts';
import { commentsByRef } from '../correction-comments.ts';
import { CorrectionNotice } from '../correction-notice.tsx';
import { LazyMaterialsStep } from '../lazy-steps.tsx';
import { StepHead } from '../step-head.tsx';
import { isMaterialOpen } from '../task-entries.ts';

/** The step in which the materials are uploaded. */
export function MaterialsPage({ view, path }: StepProps) {
  const t = useTranslations('declaration.materials');
  const locale = useLocale();
  const { application, materials, mendRefs } = view;
  const open = materials.filter(({ id }) => isMaterialOpen(application.status, mendRefs, id));
  return (
    <>
      <StepHead task="materials" view={view} path={path} />
      <div className="mb-6 empty:hidden">
        <CorrectionNotice view={view} />
      </div>
      <p className="mb-6 max-w-reading text-ink-soft">{t('rules')}</p>
      <InBrowser
        families={['declaration', 'draft']}
        noScript={t('noScript')}
        loading={t('loading')}
        reserve={formRoom}
      >
        <LazyMaterialsStep
          applicationId={application.id}
          materials={materials}
          open={open.map(({ id }) => id)}
          comments={commentsByRef(view)}
          path={path}
          locale={locale}
        />
      </InBrowser>
    </>
  );
}
