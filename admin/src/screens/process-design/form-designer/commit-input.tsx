import { useId, useState } from 'react';
import { Form, Input } from 'antd';

interface CommitInputProps {
  label: string;
  value: string;
  onCommit: (value: string) => void;
  /** What is wrong with it. */
  wrong?: string | undefined;
  isLong?: boolean;
  isNumber?: boolean;
}

/** A text that takes effect when its field is left or Enter is pressed, so that it is one step to take back. */
export function CommitInput({ label, value, onCommit, wrong, isLong, isNumber }: CommitInputProps) {
  // Designers of several forms may be open at once.
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const commit = () => {
    if (typed !== value) onCommit(typed.trim());
  };
  const props = {
    id,
    value: typed,
    autoComplete: 'off',
    onBlur: commit,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  };
  return (
    <Form.Item label={label} htmlFor={id} {...(wrong && { validateStatus: 'error' as const, help: wrong })}>
      {isLong ? (
        <Input.TextArea {...props} autoSize={{ minRows: 2, maxRows: 12 }} />
      ) : (
        <Input {...props} {...(isNumber && { inputMode: 'decimal' as const })} onPressEnter={commit} />
      )}
    </Form.Item>
  );
}
