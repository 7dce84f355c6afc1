import { ownWords } from '../../../kit/page/own-words.ts';
import { processStart as en } from '../../../messages/en/pages/process-start.ts';
import { processStart as zh } from '../../../messages/zh/pages/process-start.ts';

/** The words of starting processes. */
export const useStartWords = ownWords({ zh, en });
