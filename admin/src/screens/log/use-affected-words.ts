import { ownWords } from '../../kit/page/own-words.ts';
import { affected as en } from '../../messages/en/pages/affected.ts';
import { affected as zh } from '../../messages/zh/pages/affected.ts';

/** The words of the question who was affected by an incident. */
export const useAffectedWords = ownWords({ zh, en });
