import type { RJSFSchema } from '@rjsf/utils';

/** The name of a chosen value where the schema gives it one, as `oneOf` with `const` and `title`; else the value. */
export function optionName(field: RJSFSchema, value: string | number): string {
  const named = field.oneOf?.find((option) => typeof option === 'object' && option.const === value);
  return typeof named === 'object' && named.title ? named.title : String(value);
}
