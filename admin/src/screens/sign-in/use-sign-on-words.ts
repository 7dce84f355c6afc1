import { ownWords } from '../../kit/page/own-words.ts';
import { signOn as en } from '../../messages/en/pages/sign-on.ts';
import { signOn as zh } from '../../messages/zh/pages/sign-on.ts';

/** The words of signing in over a provider. */
export const useSignOnWords = ownWords({ zh, en });
