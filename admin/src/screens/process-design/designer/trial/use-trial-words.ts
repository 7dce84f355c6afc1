import { processTrial as en } from '../../../../messages/en/pages/process-trial.ts';
import { processTrial as zh } from '../../../../messages/zh/pages/process-trial.ts';
import { ownWords } from '../../../../kit/page/own-words.ts';

/** The words of a trial run. */
export const useTrialWords = ownWords({ zh, en });
