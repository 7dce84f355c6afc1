import { ownWords } from '../../kit/page/own-words.ts';
import { schemaForm as en } from '../../messages/en/forms/schema-form.ts';
import { schemaForm as zh } from '../../messages/zh/forms/schema-form.ts';

/** The words of forms that are filled in. */
export const useFormWords = ownWords({ zh, en });
