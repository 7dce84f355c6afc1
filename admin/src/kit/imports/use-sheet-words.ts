import { sheets as en } from '../../messages/en/sheets.ts';
import { sheets as zh } from '../../messages/zh/sheets.ts';
import { ownWords } from '../page/own-words.ts';

/** The words of imports. */
export const useSheetWords = ownWords({ zh, en });
