import { Checkbox } from 'antd';

import { initialKinds } from '@policy/shared/contract/tenants/opening.ts';
import type { InitialKind } from '@policy/shared/contract/tenants/opening.ts';

interface KindsInputProps {
  /** Names the boxes together. */
  label: string;
  /** By which the label of the form leads here. */
  id?: string;
  options: readonly { kind: InitialKind; label: string }[];
  value?: readonly InitialKind[];
  onChange?: (chosen: InitialKind[]) => void;
}

/** Boxes of what is copied. antd's own group answers nothing at all to a press that comes before it knows its boxes. */
export function KindsInput({ label, id, options, value = [], onChange }: KindsInputProps) {
  const turn = (turned: InitialKind, isOn: boolean) =>
    onChange?.(initialKinds.filter((kind) => (kind === turned ? isOn : value.includes(kind))));
  return (
    <div id={id} role="group" aria-label={label} className="opening-kinds">
      {options.map(({ kind, label: name }) => (
        <Checkbox
          key={kind}
          checked={value.includes(kind)}
          onChange={({ target }) => turn(kind, target.checked)}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  );
}
