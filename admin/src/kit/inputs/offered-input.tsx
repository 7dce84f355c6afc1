import { Select } from 'antd';

import type { Offers } from '@policy/shared/contract/kit/field.ts';

import { useOffered } from './use-offered.ts';

interface OfferedInputProps {
  offers: Offers;
  id?: string | undefined;
  allowClear: boolean;
  /** What values are called that are offered no more. */
  names?: Readonly<Record<string, string>>;
  value?: string | null;
  onChange?: ((value: unknown) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** Picks a text from what a call offers, or several; a value that is offered no more stays until another is picked. */
export function OfferedInput({ offers, names = {}, value, onChange, ...rest }: OfferedInputProps) {
  const { options, isLoading } = useOffered(offers);
  const values = value ? (offers.isForSeveral ? value.split(',') : [value]) : [];
  const others = values.filter((one) => !options.some((option) => option.value === one));
  const shared = {
    ...{ ...rest, showSearch: true, optionFilterProp: 'label', loading: isLoading },
    options: [...options, ...others.map((one) => ({ value: one, label: names[one] ?? one }))],
  };
  if (offers.isForSeveral)
    return (
      <Select
        {...shared}
        mode="multiple"
        value={values}
        onChange={(picked: string[]) => onChange?.(picked.length > 0 ? picked.join(',') : null)}
      />
    );
  return (
    <Select
      {...shared}
      value={value ?? undefined}
      onChange={(picked: string | undefined) => onChange?.(picked ?? null)}
    />
  );
}
