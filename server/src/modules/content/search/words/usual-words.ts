import { searchWord } from '@policy/shared/contract/entities/content/search-word.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../../../../kit/rows/repository.ts';
import type { Context } from '../../../../kit/runtime/context.ts';
import { firstTranslations } from '../../../../search/words/bilingual.ts';
import { firstSynonyms } from '../../../../search/words/synonyms.ts';
import { hotWords } from './hot-words.ts';

type Word = DraftOf<typeof searchWord>;

const meanings: readonly Word[] = [...firstSynonyms, ...firstTranslations].map(({ kind, word, means }) => ({
  ...{ kind, word, means: [...means], wordEn: null, sort: 1 },
}));

const offered: readonly Word[] = hotWords.map(([word, wordEn], at) => ({
  ...{ kind: 'hot', word, wordEn, means: null, sort: at + 1 },
}));

/** Gives a tenant the words that its search begins with; its editors run them from then on. */
export async function giveSearchWords(context: Context): Promise<void> {
  const rows = [...meanings, ...offered].map((draft) => ({ id: uuidv7(), draft }));
  await repositoryOf(searchWord, context).insertMany(rows);
}
