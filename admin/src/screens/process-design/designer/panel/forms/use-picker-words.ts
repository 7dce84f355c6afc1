import { ownWords } from '../../../../../kit/page/own-words.ts';
import { processForms as en } from '../../../../../messages/en/pages/process-forms.ts';
import { processForms as zh } from '../../../../../messages/zh/pages/process-forms.ts';

/** The words by which forms and their fields are chosen. */
export const usePickerWords = ownWords({ zh, en });
