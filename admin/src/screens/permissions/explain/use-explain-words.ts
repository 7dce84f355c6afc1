import { ownWords } from '../../../kit/page/own-words.ts';
import { explain as en } from '../../../messages/en/explain.ts';
import { explain as zh } from '../../../messages/zh/explain.ts';

/** The words of who may do what and sees which rows, and why. */
export const useExplainWords = ownWords({ zh, en });
