import { useCallback, useState } from 'react';

/** The width of a place in pixels, kept up to date, and the reference that its element takes; undefined before it is drawn. */
export function useWidth(): [width: number | undefined, place: (element: HTMLElement | null) => void] {
  const [width, setWidth] = useState<number>();
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.getBoundingClientRect().width || undefined);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [width, place];
}
