import { Form, Input } from 'antd';

import { focusFirst } from '../page/focus-first.ts';

interface ReasonItemProps {
  label: string;
  /** What is said of an empty one. */
  missing: string;
  hint?: string;
}

/** Asks for the reason of an act, which is kept with it. */
export function ReasonItem({ label, missing, hint }: ReasonItemProps) {
  return (
    <Form.Item
      name="reason"
      label={label}
      extra={hint}
      rules={[{ required: true, whitespace: true, message: missing }]}
    >
      <Input.TextArea ref={focusFirst} maxLength={200} showCount autoSize={{ minRows: 3 }} />
    </Form.Item>
  );
}
