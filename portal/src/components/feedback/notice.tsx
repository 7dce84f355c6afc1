import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import type { Tone } from './tag.tsx';

const looks: Record<Tone, { box: string; icon: IconName }> = {
  neutral: { box: 'border-mist-300 bg-mist-50 text-ink', icon: 'info' },
  info: { box: 'border-wave-600 bg-wave-50 text-ink', icon: 'info' },
  good: { box: 'border-jade-700 bg-jade-50 text-ink', icon: 'check-circle' },
  warn: { box: 'border-grain-700 bg-grain-50 text-ink', icon: 'clock' },
  bad: { box: 'border-seal-600 bg-seal-50 text-ink', icon: 'alert' },
};

interface NoticeProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** `status` when it appears in answer to the reader; left out when it stands there from the start. */
  role?: 'status' | 'alert';
}

/** A message that belongs to the page: what is special here and what to do about it. */
export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  return (
    <div role={role} className={classNames('flex gap-3 rounded-md border-s-4 px-4 py-3', looks[tone].box)}>
      <Icon name={looks[tone].icon} className="mt-0.5 size-6" />
      <div className="min-w-0 grow">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? 'mt-1 text-ink-soft' : ''}>{children}</div> : null}
      </div>
    </div>
  );
}
