import type { ReactNode } from 'react';
import { Form, Input } from 'antd';

import { focusFirst } from '../page/focus-first.ts';

interface ReasonItemProps {
  name?: string;
  label: string;
  /** What is said of an empty one; without it, no reason needs to be given. */
  missing?: string;
  hint?: string;
  /** The most characters that are kept. */
  most?: number;
  /** Another field of the form is typed into before it. */
  isLater?: boolean;
  /** The field that it is typed into, where a plain one does not do. */
  children?: ReactNode;
}

/** Asks for the reason of an act, which is kept with it. */
export function ReasonItem({ name = 'reason', label, missing, hint, most = 200, ...input }: ReasonItemProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={missing === undefined ? [] : [{ required: true, whitespace: true, message: missing }]}
    >
      {input.children ?? (
        <Input.TextArea
          ref={input.isLater ? null : focusFirst}
          maxLength={most}
          showCount
          autoSize={{ minRows: 3, maxRows: 8 }}
        />
      )}
    </Form.Item>
  );
}
