import { page as en, parts as enParts } from '../../messages/en/page.ts';
import { page as zh, parts as zhParts } from '../../messages/zh/page.ts';
import { ownWords } from '../page/own-words.ts';

/** The words of the pages that rows are edited on. */
export const usePageWords = ownWords({ zh, en });

/** The titles of the parts of such pages. */
export const usePartTitles = ownWords({ zh: zhParts, en: enParts });
