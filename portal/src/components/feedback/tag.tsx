import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** What a mark says at a glance: nothing special, under way, granted, time is short, refused. */
export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

const tones: Record<Tone, string> = {
  neutral: 'border-mist-300 bg-mist-100 text-ink-soft',
  info: 'border-wave-200 bg-wave-50 text-wave-600',
  good: 'border-jade-200 bg-jade-50 text-jade-700',
  warn: 'border-grain-200 bg-grain-50 text-grain-700',
  bad: 'border-seal-200 bg-seal-50 text-seal-700',
};

interface TagProps {
  tone?: Tone;
  children: ReactNode;
}

/** A short word about a thing; the word carries the meaning, the colour only repeats it. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm border px-2 text-sm leading-6 font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

const dots: Record<Tone, string> = {
  neutral: 'bg-ink-faint',
  info: 'bg-wave-600',
  good: 'bg-jade-700',
  warn: 'bg-grain-700',
  bad: 'bg-seal-600',
};

/** A tag with a dot: where a case or a document stands. */
export function StatusTag({ tone = 'neutral', children }: TagProps) {
  return (
    <Tag tone={tone}>
      <span className={classNames('size-2 rounded-full forced-colors:bg-[CanvasText]', dots[tone])} />
      {children}
    </Tag>
  );
}

/** A count in a pill, read out with its meaning. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className="inline-flex min-w-6 items-center justify-center rounded-full bg-mist-200 px-2 text-sm leading-6 font-semibold text-ink">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
