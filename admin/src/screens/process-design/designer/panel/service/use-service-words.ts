import { processService as en } from '../../../../../messages/en/pages/process-service.ts';
import { processService as zh } from '../../../../../messages/zh/pages/process-service.ts';
import { ownWords } from '../../../../../kit/page/own-words.ts';

/** The words of service tasks and of the endpoints that they ask. */
export const useServiceWords = ownWords({ zh, en });
