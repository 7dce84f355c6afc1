import { ownWords } from '../../../kit/page/own-words.ts';
import { contact as en } from '../../../messages/en/pages/contact.ts';
import { contact as zh } from '../../../messages/zh/pages/contact.ts';

/** The words of changing how a person is reached. */
export const useContactWords = ownWords({ zh, en });
