import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';
import { useTranslations } from 'next-intl';

import { StatusTag, type Tone } from './tag.tsx';

const tones: Record<InstanceStatus, Tone> = {
  running: 'info',
  suspended: 'neutral',
  completed: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
  terminated: 'neutral',
};

/** Where a process stands that began with a form. */
export function ProcessStatus({ status }: { status: InstanceStatus }) {
  const t = useTranslations('process.statuses');
  return <StatusTag tone={tones[status]}>{t(status)}</StatusTag>;
}
