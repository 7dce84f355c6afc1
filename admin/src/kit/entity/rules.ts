import type { Locale } from '@policy/shared/messages/kit.ts';
import { sentence } from '@policy/shared/messages/sentences.ts';

import type { EntityField } from './fields.ts';

/** What a form says of a value that its field refuses, in the server's own words; nothing for a good one. */
export function refusalOf(field: EntityField, value: unknown, locale: Locale): string | undefined {
  const checked = field.schema.safeParse(value === '' && !field.meta.required ? null : value, {
    // The sentence for a missing value is another one than that for a wrong one: it needs the input to tell.
    reportInput: true,
  });
  const issue = checked.error?.issues[0];
  return issue && sentence(issue, { label: field.label, kind: field.meta.kind }, locale);
}

/** The one rule of a form item: the contract's. */
export function ruleOf(field: EntityField, locale: Locale) {
  return {
    validator: (_: unknown, value: unknown) => {
      const refusal = refusalOf(field, value, locale);
      return refusal === undefined ? Promise.resolve() : Promise.reject(new Error(refusal));
    },
  };
}
