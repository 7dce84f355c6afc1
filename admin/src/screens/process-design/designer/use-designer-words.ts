import { processDesigner as en } from '../../../messages/en/designer/process-designer.ts';
import { processDesigner as zh } from '../../../messages/zh/designer/process-designer.ts';
import { ownWords } from '../../../kit/page/own-words.ts';

/** The words of the page on which a process is drawn. */
export const useDesignerWords = ownWords({ zh, en });
