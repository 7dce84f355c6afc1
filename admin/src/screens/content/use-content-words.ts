import { ownWords } from '../../kit/page/own-words.ts';
import { content as en } from '../../messages/en/content.ts';
import { content as zh } from '../../messages/zh/content.ts';

/** The words of the pages of content: its acts, its editions and the steps of a guide. */
export const useContentWords = ownWords({ zh, en });
