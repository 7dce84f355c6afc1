import { leaveFiles } from '@policy/shared/contract/desk/leave.ts';

import { FilesInput } from '../../../components/schema-form/files-input.tsx';
import type { Control } from '../../../kit/inputs/inputs.tsx';

/** Takes the files that go with a leave. */
export const LeaveFiles: Control = ({ id, value, onChange }) => (
  <FilesInput
    id={id}
    ids={Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []}
    limits={leaveFiles}
    onChange={(ids) => onChange?.(ids ?? [])}
  />
);
