import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A point on a way: behind us, where we stand, or still to come. */
export interface TimelineEntry {
  key: string;
  title: ReactNode;
  /** Date, actor, days: one quiet line. */
  meta?: ReactNode;
  body?: ReactNode;
  state: 'done' | 'current' | 'ahead' | 'failed';
  /** The state in words, for those who do not see the mark. */
  stateText: string;
}

const marks: Record<TimelineEntry['state'], string> = {
  done: 'border-wave-600 bg-wave-600',
  current: 'border-wave-600 bg-paper ring-4 ring-wave-100',
  ahead: 'border-mist-400 bg-paper',
  failed: 'border-seal-600 bg-seal-600',
};

/** What happened and what comes next, in order, as a river with its landings. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol>
      {entries.map((entry, index) => (
        <li key={entry.key} className="relative flex gap-4 pb-6 last:pb-0">
          {index < entries.length - 1 ? (
            <span
              className={classNames(
                'absolute start-[0.4375rem] top-6 -bottom-1 border-s-2',
                entry.state === 'done' ? 'border-wave-600' : 'border-dashed border-mist-300',
              )}
            />
          ) : null}
          <span
            className={classNames(
              'relative mt-1.5 size-4 shrink-0 rounded-full border-2',
              marks[entry.state],
            )}
          />
          <div className="min-w-0 grow">
            <p className={entry.state === 'ahead' ? 'text-ink-soft' : 'font-semibold'}>
              {entry.title}
              <span className="sr-only">（{entry.stateText}）</span>
            </p>
            {entry.meta ? <p className="text-sm text-ink-faint">{entry.meta}</p> : null}
            {entry.body ? <div className="mt-1 text-ink-soft">{entry.body}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
