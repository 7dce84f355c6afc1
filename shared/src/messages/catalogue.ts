import { en } from './en/index.ts';
import type { EntityTexts, Locale } from './kit.ts';
import { zh } from './zh/index.ts';

const catalogues = { zh, en };

/** Everything that is said in one language. */
export function catalogue(locale: Locale) {
  const { entities, ...rest } = catalogues[locale];
  const byName: Record<string, EntityTexts> = entities;
  return {
    ...rest,
    /** Texts of an entity; a name that no catalogue has is a programming error. */
    entity(name: string): EntityTexts {
      const texts = byName[name];
      if (!texts) throw new Error(`No texts for ${name}`);
      return texts;
    },
    /** The same for a name that was kept: an entity that is no more goes by that name. */
    keptEntity: (name: string): EntityTexts => byName[name] ?? { title: name, fields: {}, choices: {} },
  };
}
