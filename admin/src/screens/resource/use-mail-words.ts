import { ownWords } from '../../kit/page/own-words.ts';
import { mail as en } from '../../messages/en/pages/mail.ts';
import { mail as zh } from '../../messages/zh/pages/mail.ts';

/** The words of the screens of e-mail. */
export const useMailWords = ownWords({ zh, en });
