import type { GeneratedField } from '@policy/shared/contract/develop/generated-field.ts';

type Options = NonNullable<GeneratedField['options']>;

/** Options as lines of `key:中文:English`. */
export const optionLines = (options: Options): string =>
  options.map(({ key, label, labelEn }) => [key, label, labelEn].join(':')).join('\n');

/** The options that lines spell; what a line leaves out is what comes before it. */
export const optionsIn = (lines: string): Options =>
  lines
    .split('\n')
    .map((line) => line.split(/[:：]/).map((part) => part.trim()))
    .filter(([key]) => key)
    .map(([key = '', label = key, labelEn = key]) => ({ key, label, labelEn }));
