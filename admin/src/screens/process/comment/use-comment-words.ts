import { ownWords } from '../../../kit/page/own-words.ts';
import { comments as en } from '../../../messages/en/pages/comments.ts';
import { comments as zh } from '../../../messages/zh/pages/comments.ts';

/** The words of what stands beside comments. */
export const useCommentWords = ownWords({ zh, en });
