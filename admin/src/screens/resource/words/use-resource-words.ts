import { ownWords } from '../../../kit/page/own-words.ts';
import { resource as en } from '../../../messages/en/resource.ts';
import { resource as zh } from '../../../messages/zh/resource.ts';

/** The words of these screens, which come with them. */
export const useResourceWords = ownWords({ zh, en });
