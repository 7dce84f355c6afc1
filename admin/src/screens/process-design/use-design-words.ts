import { processDesign as en } from '../../messages/en/pages/process-design.ts';
import { processDesign as zh } from '../../messages/zh/pages/process-design.ts';
import { ownWords } from '../../kit/page/own-words.ts';

/** The words of models, versions and deployments. */
export const useDesignWords = ownWords({ zh, en });
