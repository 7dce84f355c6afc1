import { useTranslations } from 'next-intl';

import { answerText, fieldOf, titleOf } from './schema-parts.ts';

/** What the fields of a form are called, and an answer to one in words, of rows how many there are. */
export function useAnswerWords(schema: Parameters<typeof titleOf>[0]) {
  const t = useTranslations('draft');
  return {
    nameOf: (field: string) => titleOf(schema, field),
    textOf: (field: string, value: unknown) =>
      Array.isArray(value) && !fieldOf(schema, field).isFiles
        ? t('rows', { count: value.length })
        : answerText(fieldOf(schema, field), value),
  };
}
