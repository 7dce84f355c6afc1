import { exports as en } from '../../messages/en/exports.ts';
import { exports as zh } from '../../messages/zh/exports.ts';
import { ownWords } from '../page/own-words.ts';

/** The words of exports and of the download centre. */
export const useExportWords = ownWords({ zh, en });
