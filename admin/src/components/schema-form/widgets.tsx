import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';

import { wireMoment } from '@policy/shared/contract/workflow/form-formats.ts';

import { pickers } from '@policy/shared/forms/picked-fields.ts';

import { DateInput } from '../../kit/inputs/date-input.tsx';
import { ReferenceSelect } from '../../kit/references/reference-select.tsx';
import { FilesWidget, RegionWidget } from './late-widgets.tsx';
import { givenWidgets } from './given-widgets.tsx';
import { PersonInput } from '../person-picker/person-input.tsx';

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

type Picked = WidgetProps<Record<string, unknown>>;

/** Picks one colleague. */
const PersonWidget = ({ id, value, onChange }: Picked) => (
  <PersonInput
    isSingle
    id={id}
    value={typeof value === 'string' ? [value] : []}
    onChange={([picked]) => onChange(picked)}
  />
);

/** Picks one department by a part of its name. */
const DepartmentWidget = ({ id, value, onChange, onBlur }: Picked) => (
  <ReferenceSelect
    allowClear
    id={id}
    source={pickers.department}
    value={typeof value === 'string' ? value : null}
    onChange={(picked) => onChange(picked ?? undefined)}
    onBlur={() => onBlur(id, value)}
  />
);

/** Inputs of our own formats and kinds; the others are the library's. */
export const widgets: RegistryWidgetsType<Record<string, unknown>> = {
  [wireMoment]: MomentWidget,
  person: PersonWidget,
  department: DepartmentWidget,
  files: FilesWidget,
  region: RegionWidget,
  ...givenWidgets,
};
