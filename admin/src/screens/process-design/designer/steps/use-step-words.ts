import { processSteps as en } from '../../../../messages/en/pages/process-steps.ts';
import { processSteps as zh } from '../../../../messages/zh/pages/process-steps.ts';
import { ownWords } from '../../../../kit/page/own-words.ts';

/** The words of a process as a list of steps. */
export const useStepWords = ownWords({ zh, en });
