import { Select } from 'antd';
import type { SelectProps } from 'antd';

import { entities } from '@policy/shared/contract/entities/index.ts';
import { entityWords } from '@policy/shared/messages/entity-words.ts';

import { useWorkplace } from '../page/session-context.tsx';

/** Picks an entity by its title, among those whose rows the reader may look up. */
export function EntitySelect(props: SelectProps) {
  const { can, locale } = useWorkplace();
  const options = entities
    .filter(({ permissionBase }) => can(`${permissionBase}_view`))
    .map(({ name }) => ({ value: name, label: entityWords(name, locale).title }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return <Select allowClear showSearch optionFilterProp="label" options={options} {...props} />;
}
