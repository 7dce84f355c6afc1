import { ownWords } from '../../../kit/page/own-words.ts';
import { processOps as en } from '../../../messages/en/pages/process-ops.ts';
import { processOps as zh } from '../../../messages/zh/pages/process-ops.ts';

/** The words of the operations on processes. */
export const useOpsWords = ownWords({ zh, en });
