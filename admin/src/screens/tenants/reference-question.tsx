import { Alert, Form } from 'antd';
import type { ComponentProps } from 'react';

import { ReferenceSelect } from '../../kit/references/reference-select.tsx';

type Select = ComponentProps<typeof ReferenceSelect>;

interface ReferenceQuestionProps extends Omit<Select, 'id' | 'onChange'> {
  id: string;
  label: string;
  /** What the choice brings about. */
  hint: string;
  tone: 'info' | 'warning';
  onPick: (id: string | undefined) => void;
}

/** A dialog's one question: which row of a kind, with what the choice brings about. */
export function ReferenceQuestion({ label, hint, tone, onPick, ...select }: ReferenceQuestionProps) {
  return (
    <>
      <Alert type={tone} showIcon message={hint} style={{ marginBottom: 16 }} />
      <Form layout="vertical">
        <Form.Item label={label} htmlFor={select.id}>
          <ReferenceSelect {...select} onChange={(id) => onPick(typeof id === 'string' ? id : undefined)} />
        </Form.Item>
      </Form>
    </>
  );
}
