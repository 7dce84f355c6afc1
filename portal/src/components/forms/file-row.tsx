import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { StatusTag, type Tone } from '../feedback/tag.tsx';

const states: Record<FileRowProps['state'], { tone: Tone; icon: IconName }> = {
  uploading: { tone: 'info', icon: 'upload' },
  scanning: { tone: 'info', icon: 'clock' },
  ready: { tone: 'good', icon: 'document' },
  failed: { tone: 'bad', icon: 'alert' },
};

interface FileRowProps {
  name: string;
  /** Kind and size. */
  meta: string;
  state: 'uploading' | 'scanning' | 'ready' | 'failed';
  stateText: string;
  /** From 0 to 100, while uploading. */
  progress?: number;
  /** What went wrong and what to do. */
  error?: string;
  /** Preview, replace, remove. */
  actions?: ReactNode;
}

/** One uploaded file: what it is, where it stands, what can be done with it. A list item. */
export function FileRow({ name, meta, state, stateText, progress, error, actions }: FileRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3">
      <Icon name={states[state].icon} className="size-6 text-ink-faint" />
      <div className="min-w-0 grow basis-40">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-faint">{meta}</p>
        {state === 'uploading' ? (
          <progress
            className="mt-1 h-2 w-full accent-wave-600"
            max={100}
            value={progress}
            aria-label={`${stateText} ${name}`}
          />
        ) : null}
        {error ? <p className="text-sm font-medium text-seal-600">{error}</p> : null}
      </div>
      <StatusTag tone={states[state].tone}>{stateText}</StatusTag>
      {actions ? <div className="flex flex-wrap gap-1">{actions}</div> : null}
    </li>
  );
}
