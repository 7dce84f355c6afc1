import { useState } from 'react';
import { Input } from 'antd';

interface LinesInputProps {
  id?: string | undefined;
  value?: readonly string[] | null;
  onChange?: ((lines: string[]) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of short sentences, one a line. */
export function LinesInput({ id, value, onChange, onBlur }: LinesInputProps) {
  const [text, setText] = useState(() => (value ?? []).join('\n'));
  const change = (typed: string) => {
    setText(typed);
    onChange?.(linesOf(typed));
  };
  return (
    <Input.TextArea
      id={id}
      autoSize={{ minRows: 3, maxRows: 10 }}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={onBlur}
    />
  );
}
