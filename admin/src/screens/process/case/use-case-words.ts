import { ownWords } from '../../../kit/page/own-words.ts';
import { casePage as en } from '../../../messages/en/pages/case-page.ts';
import { casePage as zh } from '../../../messages/zh/pages/case-page.ts';

/** The words of a case's page beyond its decision. */
export const useCaseWords = ownWords({ zh, en });
