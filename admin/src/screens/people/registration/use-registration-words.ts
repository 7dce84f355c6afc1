import { ownWords } from '../../../kit/page/own-words.ts';
import { registration as en } from '../../../messages/en/pages/registration.ts';
import { registration as zh } from '../../../messages/zh/pages/registration.ts';

/** The words of the page that answers requests for an account. */
export const useRegistrationWords = ownWords({ zh, en });
