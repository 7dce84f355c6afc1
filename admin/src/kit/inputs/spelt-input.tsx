import { useState } from 'react';
import { Input } from 'antd';
import type { GetProps } from 'antd';

type Area = GetProps<typeof Input.TextArea>;

interface SpeltInputProps extends Omit<Area, 'value' | 'onChange'> {
  /** How the value is spelt at first; what is typed stays as it was typed. */
  spelling: string;
  onType: (text: string) => void;
}

/** A field of several lines for a value that is another thing than its text. */
export function SpeltInput({ spelling, onType, ...area }: SpeltInputProps) {
  const [text, setText] = useState(spelling);
  return (
    <Input.TextArea
      {...area}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onType(target.value);
      }}
    />
  );
}
