import { ownWords } from '../../../kit/page/own-words.ts';
import { caseActs as en } from '../../../messages/en/pages/case-acts.ts';
import { caseActs as zh } from '../../../messages/zh/pages/case-acts.ts';

/** The words of what can be done with a case beside deciding it. */
export const useActWords = ownWords({ zh, en });
