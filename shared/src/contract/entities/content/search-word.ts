import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, json, line, optional, text } from '../../kit/field.ts';

const notOffered = { field: 'kind', isNot: 'hot' } as const;
const offered = { field: 'kind', is: 'hot' } as const;

/**
 * A word that editors run for the search: words that mean the same, a short form, an English word with the Chinese that documents write,
 * or a word that the portal offers to search for.
 */
export const searchWord = defineEntity('searchWord', {
  path: 'policy/search/word',
  permissionBase: 'search_word',
  nameField: 'word',
  order: [{ field: 'sort' }],
  fields: {
    kind: choice(['synonym', 'abbreviation', 'translation', 'hot'], {
      ...{ list: true, search: true, initial: 'synonym' },
    }),
    word: text(60, { list: true, search: true, sort: true }),
    /** What it stands for; of synonyms each stands for every other one. */
    means: optional(
      json(z.array(line(60)).max(20), { list: true, visibleWhen: notOffered, requiredWhen: notOffered }),
    ),
    /** What the English portal offers in its place. */
    wordEn: optional(text(80, { list: true, visibleWhen: offered })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
