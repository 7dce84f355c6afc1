import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

/** Puts a word before the page's title while something on it is refused, which screen readers read first. */
export function useProblemTitle(hasProblems: boolean): void {
  const word = useTranslations('draft')('problemTitle');
  useEffect(() => {
    if (!hasProblems) return undefined;
    const { title } = document;
    document.title = `${word}${title}`;
    return () => {
      document.title = title;
    };
  }, [word, hasProblems]);
}
