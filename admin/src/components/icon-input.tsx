import { Select, Space } from 'antd';

import { iconNames, MenuIcon } from './menu-icon.tsx';
import { handed } from '../kit/inputs/inputs.tsx';
import type { Control } from '../kit/inputs/inputs.tsx';

/** An icon with its name. */
export function MenuIconCell({ name }: { name: string | null }) {
  if (!name) return '—';
  return (
    <Space>
      <MenuIcon name={name} />
      {name}
    </Space>
  );
}

/** Every icon by its name. */
export const iconOptions = iconNames.map((name) => ({ value: name, label: <MenuIconCell name={name} /> }));

/** Picks one of the icons that a menu can have. */
export const IconInput: Control = (props) => (
  <Select
    {...handed(props)}
    showSearch
    allowClear={!props.field.meta.required}
    options={iconOptions}
    onChange={(picked: unknown) => props.onChange?.(picked ?? null)}
  />
);
