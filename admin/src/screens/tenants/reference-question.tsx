import { Alert, Form } from 'antd';
import { useId } from 'react';
import type { ComponentProps } from 'react';

import { ReferenceSelect } from '../../kit/references/reference-select.tsx';

type Select = ComponentProps<typeof ReferenceSelect>;

interface ReferenceQuestionProps extends Omit<Select, 'id' | 'onChange'> {
  label: string;
  /** What the choice brings about. */
  hint: string;
  tone: 'info' | 'warning';
  onPick: (id: string | undefined) => void;
}

/** A dialog's one question: which row of a kind, with what the choice brings about. */
export function ReferenceQuestion({ label, hint, tone, onPick, ...select }: ReferenceQuestionProps) {
  const id = useId();
  return (
    <>
      <Alert type={tone} showIcon message={hint} style={{ marginBottom: 16 }} />
      <Form layout="vertical">
        <Form.Item label={label} htmlFor={id}>
          <ReferenceSelect
            {...select}
            id={id}
            onChange={(picked) => onPick(typeof picked === 'string' ? picked : undefined)}
          />
        </Form.Item>
      </Form>
    </>
  );
}
