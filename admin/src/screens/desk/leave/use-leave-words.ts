import { ownWords } from '../../../kit/page/own-words.ts';
import { leave as en } from '../../../messages/en/pages/leave.ts';
import { leave as zh } from '../../../messages/zh/pages/leave.ts';

/** The words of asking for leave. */
export const useLeaveWords = ownWords({ zh, en });
