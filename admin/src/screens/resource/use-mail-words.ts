import { ownWords } from '../../kit/page/own-words.ts';
import { mail as en } from '../../messages/en/mail.ts';
import { mail as zh } from '../../messages/zh/mail.ts';

/** The words of the screens of e-mail. */
export const useMailWords = ownWords({ zh, en });
