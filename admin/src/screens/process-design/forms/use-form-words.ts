import { ownWords } from '../../../kit/page/own-words.ts';
import { formDesign as en } from '../../../messages/en/forms/form-design.ts';
import { formDesign as zh } from '../../../messages/zh/forms/form-design.ts';

/** The words of forms and of their versions. */
export const useFormWords = ownWords({ zh, en });
