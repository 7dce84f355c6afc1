import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id?: string;
  children: ReactNode;
  /** Something beside the heading: a link to all, a count. */
  aside?: ReactNode;
}

/** The heading of a part of a page, with the short wave that marks every part of this site. */
export function SectionHeading({ id, children, aside }: SectionHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="flex items-center gap-3 text-xl">
        <svg className="h-3 w-8 shrink-0" viewBox="0 0 32 12" aria-hidden="true" focusable="false">
          <path
            d="M2 4c4.7 0 4.7 4 9.3 4s4.7-4 9.4-4 4.7 4 9.3 4"
            fill="none"
            className="stroke-wave-400"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
        {children}
      </h2>
      {aside}
    </div>
  );
}
