import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { EntityName } from '@policy/shared/contract/entities/index.ts';

import type { Locale } from '../../i18n/routing.ts';

/** What a value of a choice is called, as everywhere else in the product; an unknown value speaks for itself. */
export function choiceText(locale: Locale, choice: `${EntityName}.${string}`, value: string): string {
  const [entity = '', field = ''] = choice.split('.');
  return catalogue(locale).entity(entity).choices[field]?.[value] ?? value;
}
