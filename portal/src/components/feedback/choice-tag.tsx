import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import { useLocale } from 'next-intl';

import { choiceText } from '../../lib/texts/choice-text.ts';
import { StatusTag, type Tone } from './tag.tsx';

interface ChoiceTagProps<C extends string> {
  /** The field that the value is of, as `policy.validity`. */
  field: `${EntityName}.${string}`;
  value: C;
  tones: Record<C, Tone>;
}

/** Where something stands by one of its fields, in the words used everywhere. */
export function ChoiceTag<C extends string>({ field, value, tones }: ChoiceTagProps<C>) {
  return <StatusTag tone={tones[value]}>{choiceText(useLocale(), field, value)}</StatusTag>;
}
