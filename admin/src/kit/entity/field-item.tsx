import type { ReactNode } from 'react';
import { Form } from 'antd';

import { useWorkplace } from '../page/session-context.tsx';
import type { EntityField } from './fields.ts';
import { ruleOf } from './rules.ts';

/** A field of an entity in a form: its label, and the contract's rule on what is put in. */
export function FieldItem({ field, children }: { field: EntityField; children: ReactNode }) {
  const { locale } = useWorkplace();
  const { name, label, meta, help } = field;
  return (
    <Form.Item
      name={name}
      label={label}
      required={meta.required}
      rules={[ruleOf(field, locale)]}
      extra={help}
    >
      {children}
    </Form.Item>
  );
}
