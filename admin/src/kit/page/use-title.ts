import { useEffect } from 'react';

/** Names a page in the browser's tab and history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
