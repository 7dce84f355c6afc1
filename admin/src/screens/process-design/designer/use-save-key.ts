import { useEffect } from 'react';

/** Saves when Ctrl+S is pressed, or the same on a Mac; the browser does not save the page instead. */
export function useSaveKey(maySave: boolean, save: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (maySave) save();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  });
}
