import { useDeferredValue, useState } from 'react';
import { Select } from 'antd';
import type { SelectProps } from 'antd';

import { useReferenceNames, useReferenceOptions } from './reference-options.ts';

interface ReferenceSelectProps extends Pick<SelectProps, 'id' | 'onBlur' | 'allowClear' | 'aria-required'> {
  source: string;
  isMultiple?: boolean;
  value?: string | string[] | null;
  onChange?: (value: string | string[] | null) => void;
}

/** Picks rows of another entity by typing a part of their name. */
export function ReferenceSelect({ source, isMultiple, value, onChange, ...rest }: ReferenceSelectProps) {
  const [typed, setTyped] = useState('');
  const { options, isLoading } = useReferenceOptions(source, useDeferredValue(typed));
  const chosen = value ? [value].flat() : [];
  const unnamed = chosen.filter((id) => !options.some((option) => option.value === id));
  const names = useReferenceNames(source, unnamed);
  return (
    <Select
      {...rest}
      showSearch
      filterOption={false}
      loading={isLoading}
      options={[...options, ...names.filter(({ value: id }) => unnamed.includes(id))]}
      onSearch={setTyped}
      value={value ?? undefined}
      onChange={(picked: string | string[] | undefined) => onChange?.(picked ?? null)}
      {...(isMultiple && { mode: 'multiple' as const })}
    />
  );
}
