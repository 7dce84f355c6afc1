import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface CardProps {
  children: ReactNode;
  as?: 'article' | 'section' | 'div' | 'li';
  className?: string;
}

/** A thing of its own on a page: paper with a hairline, no shadow until it floats. */
export function Card({ children, as: Element = 'div', className }: CardProps) {
  return (
    <Element
      className={classNames(
        'rounded-lg border border-line bg-paper p-5 md:p-6 print:border-0 print:p-0',
        className,
      )}
    >
      {children}
    </Element>
  );
}
