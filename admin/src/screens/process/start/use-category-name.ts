import { useProcessCategories } from '../../../components/processes/use-process-categories.ts';
import { useStartWords } from './use-start-words.ts';

/** What the category is called that processes are filed under by its code; the code itself where there is no such category any more. */
export function useCategoryName(): (category: string | null) => string {
  const t = useStartWords();
  const names = new Map(useProcessCategories().map(({ code, title }) => [code, title]));
  return (category) => (category ? (names.get(category) ?? category) : t('other'));
}
