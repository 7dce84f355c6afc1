import type { WidgetProps } from '@rjsf/utils';

import { dictionaryOffers } from '@policy/shared/contract/kit/field.ts';
import { dictionaryOf } from '@policy/shared/forms/fields/dictionary-fields.ts';
import { namesTold } from '@policy/shared/forms/fields/told-names.ts';

import { OfferedInput } from '../../../kit/inputs/offered-input.tsx';

/** Picks an entry of the dictionary that the field names, as it stands when the form is shown. */
export function DictionaryWidget(props: WidgetProps<Record<string, unknown>>) {
  const { id, schema, uiSchema, readonly, disabled, onChange, onBlur } = props;
  const value: unknown = props.value;
  const code = dictionaryOf({ ...schema });
  const chosen = typeof value === 'string' ? value : null;
  const names = namesTold(uiSchema);
  if (readonly || disabled || code === null)
    return <span id={id}>{chosen === null ? null : (names[chosen] ?? chosen)}</span>;
  return (
    <OfferedInput
      allowClear
      id={id}
      offers={dictionaryOffers(code)}
      names={names}
      value={chosen}
      onChange={(picked) => onChange(picked ?? undefined)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
