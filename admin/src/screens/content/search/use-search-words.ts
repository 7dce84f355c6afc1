import { ownWords } from '../../../kit/page/own-words.ts';
import { contentSearch as en } from '../../../messages/en/pages/content-search.ts';
import { contentSearch as zh } from '../../../messages/zh/pages/content-search.ts';

/** The words of the page on which editors keep the search. */
export const useSearchWords = ownWords({ zh, en });
