import { ownWords } from '../../../kit/page/own-words.ts';
import { security as en } from '../../../messages/en/security.ts';
import { security as zh } from '../../../messages/zh/security.ts';

/** The words of the security policy. */
export const useSecurityWords = ownWords({ zh, en });
