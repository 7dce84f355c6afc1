import { useEffect, useRef } from 'react';
import type { PropsWithChildren } from 'react';

/** Lets the keys scroll the tables in it: one without rows, or of plain texts, holds nothing else that takes the focus. */
export function KeyScroll({ children }: PropsWithChildren) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const region of place.current?.querySelectorAll('.ant-table-content') ?? [])
      region.setAttribute('tabindex', '0');
  });
  return <div ref={place}>{children}</div>;
}
