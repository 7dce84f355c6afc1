import { useStartWords } from './use-start-words.ts';

/** What a category is called: in the reader's language where it is one of ours, else as it was named. */
export function useCategoryName(): (category: string | null) => string {
  const t = useStartWords();
  return (category) => {
    if (category === 'application' || category === 'office') return t(`categories.${category}`);
    return category || t('other');
  };
}
