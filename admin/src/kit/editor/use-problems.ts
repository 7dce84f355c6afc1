import { useState } from 'react';
import type { FormInstance } from 'antd';

const refusedIn = (form: FormInstance) =>
  form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [String(name[0])] : []));

/** The fields of a form whose values are refused, counted when a value or a verdict changes. */
export function useProblems(form: FormInstance) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const count = () => {
    const found = refusedIn(form);
    setRefused((known) => (known.join() === found.join() ? known : found));
  };
  /** Brings the first of them into sight, and the focus to it. */
  const showFirst = () => {
    const [first] = refusedIn(form);
    if (first !== undefined) form.scrollToField(first, { block: 'center', focus: true });
  };
  return { refused, count, showFirst };
}
