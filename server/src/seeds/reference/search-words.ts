import { searchWord } from '@policy/shared/contract/entities/content/search-word.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { giveSearchWords } from '../../modules/content/search/words/usual-words.ts';
import { giveBareTenants } from './give-bare-tenants.ts';

/** Gives every tenant that never had one the words that a search begins with; what its editors make of them stays. */
export const seedSearchWords = (context: Context): Promise<void> =>
  giveBareTenants(searchWord, context, giveSearchWords);
