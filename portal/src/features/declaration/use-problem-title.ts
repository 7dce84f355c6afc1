import { useEffect } from 'react';

/** Puts a word before the page's title while something on it is refused, which screen readers read first. */
export function useProblemTitle(word: string, hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return undefined;
    const { title } = document;
    document.title = `${word}${title}`;
    return () => {
      document.title = title;
    };
  }, [word, hasProblems]);
}
