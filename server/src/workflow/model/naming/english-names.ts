import type { Element } from '../moddle.ts';
import { elementsOf, textOf } from '../moddle.ts';
import { ownAttribute } from '../vendor.ts';

/** What a process and the elements in its way are called in English: by their ids, the process itself by the empty text. */
export function englishNamesOf(process: Element): Readonly<Record<string, string>> {
  const own = englishOf(process);
  return Object.fromEntries([...(own ? [['', own] as const] : []), ...namesIn(process)]);
}

const namesIn = (scope: Element): (readonly [string, string])[] =>
  elementsOf(scope, 'flowElements').flatMap((element) => {
    const [id, name] = [textOf(element, 'id'), englishOf(element)];
    return [...(id !== null && name ? [[id, name] as const] : []), ...namesIn(element)];
  });

const englishOf = (element: Element) => ownAttribute(element, 'Label', 'en')?.trim();
