import { ownWords } from '../../../kit/page/own-words.ts';
import { formDesigner as en } from '../../../messages/en/forms/form-designer.ts';
import { formDesigner as zh } from '../../../messages/zh/forms/form-designer.ts';

/** The words of the designer of forms. */
export const useDesignerWords = ownWords({ zh, en });
