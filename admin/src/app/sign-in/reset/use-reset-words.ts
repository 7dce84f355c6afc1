import { ownWords } from '../../../kit/page/own-words.ts';
import { reset as en } from '../../../messages/en/reset.ts';
import { reset as zh } from '../../../messages/zh/reset.ts';

/** The words of a forgotten password. */
export const useResetWords = ownWords({ zh, en });
