import { catalogue } from './catalogue.ts';
import type { EntityTexts, Locale } from './kit.ts';

/** Texts of an entity by a name that was kept, whether or not there is one of that name any more. */
export const entityWords = (name: string, locale: Locale): EntityTexts => catalogue(locale).keptEntity(name);

/** What fields are called whose names were kept joined by commas; one that is no more goes by its name. */
export const labelsOf = ({ fields }: EntityTexts, joined: string): string[] =>
  joined
    .split(',')
    .filter(Boolean)
    .map((name) => fields[name] ?? name);
