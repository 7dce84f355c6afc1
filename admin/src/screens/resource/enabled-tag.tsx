import { useTranslations } from 'use-intl';

import { StateTag } from '../../components/state-tag.tsx';

/** Whether a configuration is the tenant's. */
export function EnabledTag({ status }: { status: number }) {
  const t = useTranslations('resource');
  return <StateTag tone={status === 1 ? 'good' : 'quiet'} text={t(status === 1 ? 'on' : 'off')} />;
}
