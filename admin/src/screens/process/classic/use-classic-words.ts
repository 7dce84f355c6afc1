import { ownWords } from '../../../kit/page/own-words.ts';
import { classicFlow as en } from '../../../messages/en/pages/classic-flow.ts';
import { classicFlow as zh } from '../../../messages/zh/pages/classic-flow.ts';

/** The words of the classic flow engine. */
export const useClassicWords = ownWords({ zh, en });
