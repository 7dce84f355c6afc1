import { Select } from 'antd';
import type { SelectProps } from 'antd';

/** A select right inside a form item; what the item says of it would stand on its outer element, which may not carry it. */
export function ItemSelect<V>(props: SelectProps<V>) {
  return <Select<V> {...props} aria-required={undefined} />;
}
