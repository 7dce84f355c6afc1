import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Lets the keys scroll the tables below an element: an empty one holds nothing else that takes the focus. */
export function useKeyScroll(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const region of place.current?.querySelectorAll('.ant-table-content') ?? [])
      region.setAttribute('tabindex', '0');
  });
  return place;
}
