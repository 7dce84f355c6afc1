import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';

import { wireMoment } from '@policy/shared/contract/workflow/form-formats.ts';

import { DateInput } from '../../kit/inputs/date-input.tsx';

/** Picks a moment; one that is taken back leaves the field out, as an empty answer has no form. */
function MomentWidget({ id, value, onChange, onBlur }: WidgetProps<Record<string, unknown>>) {
  return (
    <DateInput
      showTime
      id={id}
      value={typeof value === 'string' ? value : null}
      onChange={(picked) => onChange(picked ?? undefined)}
      onBlur={() => onBlur(id, value)}
    />
  );
}

/** Inputs of our own formats; the others are the library's. */
export const widgets: RegistryWidgetsType<Record<string, unknown>> = { [wireMoment]: MomentWidget };
