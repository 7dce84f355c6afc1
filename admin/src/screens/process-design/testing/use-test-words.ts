import { ownWords } from '../../../kit/page/own-words.ts';
import { designTests as en } from '../../../messages/en/pages/design-tests.ts';
import { designTests as zh } from '../../../messages/zh/pages/design-tests.ts';

/** The words of trying conditions and default values. */
export const useTestWords = ownWords({ zh, en });
