import { ownWords } from '../../kit/page/own-words.ts';
import { policyUsers as en } from '../../messages/en/pages/policy-users.ts';
import { policyUsers as zh } from '../../messages/zh/pages/policy-users.ts';

/** The words of policy users. */
export const usePolicyUserWords = ownWords({ zh, en });
