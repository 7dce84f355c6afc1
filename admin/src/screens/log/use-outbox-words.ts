import { ownWords } from '../../kit/page/own-words.ts';
import { outbox as en } from '../../messages/en/outbox.ts';
import { outbox as zh } from '../../messages/zh/outbox.ts';

/** The words of the list of outgoing events. */
export const useOutboxWords = ownWords({ zh, en });
