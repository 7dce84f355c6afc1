import { useRef } from 'react';
import { Input } from 'antd';
import type { MentionsRef } from 'antd/es/mentions';
import type { TextAreaRef } from 'antd/es/input/TextArea';

import { CommentField } from '../../comment/comment-field.tsx';
import type { Beside } from '../../comment/beside.ts';
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
  /** Where files may stand beside it, and people may be mentioned in it. */
  beside?: Beside;
  onBeside?: (change: (now: Beside) => Beside) => void;
}

/** A field for a comment, with the phrases that are said again and again beside it. */
export function CommentInput({ beside, onBeside, ...props }: CommentInputProps) {
  const { label, longest, value = '', onChange, ...rest } = props;
  const field = useRef<TextAreaRef>(null);
  const mentions = useRef<MentionsRef>(null);
  const put = (phrase: string) => {
    const lead = value === '' || value.endsWith('\n') ? value : `${value}\n`;
    onChange?.(`${lead}${phrase}`.slice(0, longest));
    field.current?.focus({ cursor: 'end' });
    mentions.current?.focus();
  };
  const picker = <PhrasePicker text={value} onPick={put} />;
  if (beside && onBeside)
    return (
      <CommentField ref={mentions} {...props} {...{ beside, onBeside }}>
        {picker}
      </CommentField>
    );
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
      {picker}
    </div>
  );
}
