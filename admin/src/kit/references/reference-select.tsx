import { useDeferredValue, useState } from 'react';
import { Select } from 'antd';
import type { SelectProps } from 'antd';

import type { ReferenceOption } from './reference-options.ts';
import { useReferenceNames, useReferenceOptions } from './reference-options.ts';

interface ReferenceSelectProps extends Pick<
  SelectProps,
  'id' | 'onBlur' | 'allowClear' | 'placeholder' | 'aria-label'
> {
  source: string;
  isMultiple?: boolean;
  /** Offers all that rows may point to, not only what may be picked. */
  isFilter?: boolean;
  /** Rows whose names are known already. */
  known?: readonly ReferenceOption[];
  value?: string | string[] | null;
  onChange?: (value: string | string[] | null) => void;
}

/** Picks rows of another entity by typing a part of their name. */
export function ReferenceSelect({
  source,
  isMultiple,
  isFilter = false,
  known = [],
  value,
  onChange,
  ...rest
}: ReferenceSelectProps) {
  const [typed, setTyped] = useState('');
  // A page may hold many pickers; each asks for its rows when it is first opened.
  const [isWanted, setIsWanted] = useState(false);
  const wanted = { typed: useDeferredValue(typed), isWanted, isFilter };
  const { options, isLoading } = useReferenceOptions(source, wanted);
  const chosen = value ? [value].flat() : [];
  const offered = [
    ...options,
    ...known.filter(({ value: id }) => !options.some((option) => option.value === id)),
  ];
  const unnamed = chosen.filter((id) => !offered.some((option) => option.value === id));
  const names = useReferenceNames(source, unnamed);
  return (
    <Select
      {...rest}
      showSearch
      filterOption={false}
      loading={isLoading}
      options={[...offered, ...names.filter(({ value: id }) => unnamed.includes(id))]}
      onFocus={() => setIsWanted(true)}
      onSearch={setTyped}
      value={value ?? undefined}
      onChange={(picked: string | string[] | undefined) => onChange?.(picked ?? null)}
      {...(isMultiple && { mode: 'multiple' as const })}
    />
  );
}
