import { databaseIndex } from '../../../search/index/database-index.ts';
import { runWordsOf } from './words/search-words.ts';

/** Where the content of this installation is found. */
export const contentIndex = databaseIndex(async (context) => (await runWordsOf(context)).thesaurus);
