import { ownWords } from '../../../../kit/page/own-words.ts';
import { signInWays as en } from '../../../../messages/en/pages/sign-in-ways.ts';
import { signInWays as zh } from '../../../../messages/zh/pages/sign-in-ways.ts';

/** The words of the ways to sign in besides the password. */
export const useWayWords = ownWords({ zh, en });
