import type { EntityCatalogue } from '../../../kit.ts';

/** English texts of what editors run the search by. */
export const searchEntities = {
  searchWord: {
    title: 'Search word',
    fields: { kind: 'Kind', word: 'Word', means: 'Stands for', wordEn: 'English word', sort: 'Order' },
    choices: {
      kind: {
        synonym: 'Synonyms',
        abbreviation: 'Short form',
        translation: 'English and Chinese',
        hot: 'Offered word',
      },
    },
    help: {
      kind: 'Each synonym finds the others; a short form or an English word finds what it stands for; an offered word stands below the search box of the portal.',
      means: 'One a line, 20 at most.',
      wordEn: 'What the English portal offers; the Chinese word where it is empty.',
    },
  },
  searchMiss: {
    title: 'Search without results',
    fields: { query: 'Searched for', misses: 'Times', lastTime: 'Last time' },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
