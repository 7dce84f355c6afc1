import { useRef } from 'react';
import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';

import { PhrasePicker } from './phrase-picker.tsx';
import './phrases.css';

interface CommentInputProps {
  /** Its name for who does not see one beside it. */
  label?: string;
  placeholder?: string;
  longest: number;
  /** Given by the form around it. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** A field for a comment, with the phrases that are said again and again beside it. */
export function CommentInput({ label, longest, value = '', onChange, ...rest }: CommentInputProps) {
  const field = useRef<TextAreaRef>(null);
  const put = (phrase: string) => {
    const lead = value === '' || value.endsWith('\n') ? value : `${value}\n`;
    onChange?.(`${lead}${phrase}`.slice(0, longest));
    field.current?.focus({ cursor: 'end' });
  };
  return (
    <div className="comment-input">
      <Input.TextArea
        ref={field}
        {...rest}
        {...(label !== undefined && { 'aria-label': label })}
        autoSize={{ minRows: 1, maxRows: 5 }}
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <PhrasePicker text={value} onPick={put} />
    </div>
  );
}
