import type { FormContent } from '../../contract/process-design/form-calls.ts';
import { textsIn } from '../form-texts.ts';

import type { Said } from './kinds.ts';

/** The English of a text of the form. */
export const englishOf = ({ texts }: FormContent, zh: string): string => texts.en?.[zh] ?? '';

/** The same content with some texts said in English; those that the form does not show any more are forgotten. */
export function saidInEnglish(
  content: FormContent,
  words: readonly Said[],
  before: FormContent,
): FormContent {
  const shown = new Set(textsIn(content));
  const gone = textsIn(before).filter((text) => !shown.has(text));
  const kept = Object.entries(content.texts.en ?? {}).filter(([text]) => !gone.includes(text));
  const said = words.filter(([zh, en]) => zh !== '' && en !== '');
  return {
    ...content,
    texts: { ...content.texts, en: { ...Object.fromEntries(kept), ...Object.fromEntries(said) } },
  };
}
