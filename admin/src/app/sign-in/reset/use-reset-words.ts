import { ownWords } from '../../../kit/page/own-words.ts';
import { reset as en } from '../../../messages/en/pages/reset.ts';
import { reset as zh } from '../../../messages/zh/pages/reset.ts';

/** The words of a forgotten password. */
export const useResetWords = ownWords({ zh, en });
