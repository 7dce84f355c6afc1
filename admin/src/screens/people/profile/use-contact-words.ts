import { ownWords } from '../../../kit/page/own-words.ts';
import { contact as en } from '../../../messages/en/contact.ts';
import { contact as zh } from '../../../messages/zh/contact.ts';

/** The words of changing how a person is reached. */
export const useContactWords = ownWords({ zh, en });
