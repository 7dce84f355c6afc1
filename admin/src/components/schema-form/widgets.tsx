import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';

import { pickers } from '@policy/shared/forms/picked-fields.ts';

import { ReferenceSelect } from '../../kit/references/reference-select.tsx';
import { DictionaryWidget } from './inputs/dictionary-widget.tsx';
import { FilesWidget, ImagesWidget, RegionWidget } from './late-widgets.tsx';
import { givenWidgets } from './given-widgets.tsx';
import { lineWidgets } from './inputs/line-widgets.tsx';
import { LocationWidget } from './inputs/location-widget.tsx';
import { RichWidget } from './inputs/rich-widget.tsx';
import { SignatureWidget } from './inputs/signature-widget.tsx';
import { PersonInput } from '../person-picker/person-input.tsx';

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
  ...lineWidgets,
  person: PersonWidget,
  department: DepartmentWidget,
  files: FilesWidget,
  images: ImagesWidget,
  region: RegionWidget,
  dictionary: DictionaryWidget,
  location: LocationWidget,
  signature: SignatureWidget,
  richText: RichWidget,
  ...givenWidgets,
};
