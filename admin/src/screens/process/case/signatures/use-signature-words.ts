import { ownWords } from '../../../../kit/page/own-words.ts';
import { signatures as en } from '../../../../messages/en/pages/signatures.ts';
import { signatures as zh } from '../../../../messages/zh/pages/signatures.ts';

/** The words about what an applicant signed. */
export const useSignatureWords = ownWords({ zh, en });
