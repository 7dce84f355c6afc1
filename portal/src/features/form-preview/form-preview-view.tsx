import type { PreviewedForm } from '@policy/shared/contract/process-design/form-calls.ts';
import { useTranslations } from 'next-intl';

import { PhoneWindow } from '../../components/actions/phone-window.tsx';
import { InBrowser } from '../../components/feedback/in-browser.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { formRoom } from '../../components/schema-form/form-room.ts';
import { LazyTrialForm } from './lazy-trial-form.tsx';

/** A form as it will be filled in, under a notice that says what this page is. */
export function FormPreviewView({ form, today }: { form: PreviewedForm; today: string }) {
  const t = useTranslations('process.formPreview');
  return (
    <>
      <aside aria-label={t('label')} className="mb-6 max-w-reading">
        <Notice tone="warn" title={t('notice')}>
          <p>{t('hint')}</p>
          <PhoneWindow label={t('phone')} />
        </Notice>
      </aside>
      <h1 lang="zh-CN" className="mb-6 text-2xl md:text-3xl">
        {form.name}
      </h1>
      <InBrowser
        families={['draft', 'process']}
        noScript={t('noScript')}
        loading={t('loading')}
        reserve={formRoom}
      >
        <LazyTrialForm form={form} today={today} />
      </InBrowser>
    </>
  );
}
