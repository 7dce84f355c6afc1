import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';

interface FoldOnPhoneProps {
  title: string;
  /** Shown twice, folded and open, of which one is never displayed: so it holds no ids. */
  children: ReactNode;
}

/** What a phone folds and every other screen and paper shows open, without scripts. */
export function FoldOnPhone({ title, children }: FoldOnPhoneProps) {
  return (
    <>
      <details className="group rounded-lg border border-line bg-paper md:hidden print:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-semibold">
          <span className="grow">{title}</span>
          <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-3">{children}</div>
      </details>
      <div className="max-md:hidden print:block">{children}</div>
    </>
  );
}
