import type { Locale } from '../../i18n/routing.ts';

/** What lists are filtered by and rows refer to, with its names. */
export interface Named {
  id: string;
  name: string;
  nameEn: string | null;
}

/** The name of a thing in the reader's language. */
export const nameIn = (locale: Locale, { name, nameEn }: Pick<Named, 'name' | 'nameEn'>): string =>
  locale === 'en' && nameEn ? nameEn : name;

/** The name of the thing with this id; nothing where it is not known. */
export function nameOf(things: Named[], id: string | null | undefined, locale: Locale): string {
  const thing = things.find((one) => one.id === id);
  return thing ? nameIn(locale, thing) : '';
}

/** Things as the values of a facet. */
export const facetValues = (things: Named[], locale: Locale): { value: string; label: string }[] =>
  things.map((thing) => ({ value: thing.id, label: nameIn(locale, thing) }));
