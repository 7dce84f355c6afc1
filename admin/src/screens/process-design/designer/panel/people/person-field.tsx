import { useId } from 'react';
import { Button, Form } from 'antd';

import { PersonInput } from '../../../../../components/person-picker/person-input.tsx';
import { isExpression } from '../../model/candidates.ts';
import { useDesignerWords } from '../../use-designer-words.ts';
import { examples } from '../examples.ts';
import { TextField } from '../fields.tsx';

interface PersonFieldProps {
  label: string;
  /** Ids with commas between them, or an expression. */
  value: string;
  onChange: (value: string) => void;
  isSingle?: boolean;
}

/** Colleagues who are picked by their names. */
export function PeopleField({ label, value, onChange, isSingle = false }: PersonFieldProps) {
  const id = useId();
  const ids = value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return (
    <Form.Item label={label} htmlFor={id} className="designer-field">
      <PersonInput {...{ id, isSingle }} value={ids} onChange={(picked) => onChange(picked.join(','))} />
    </Form.Item>
  );
}

/** One colleague who is picked, or an expression that tells who it is. */
export function PersonField({ label, value, onChange }: PersonFieldProps) {
  const t = useDesignerWords();
  if (isExpression(value))
    return (
      <TextField
        label={label}
        hint={t('assigneeHint', { example: examples.person })}
        {...{ value, onChange }}
      />
    );
  return (
    <>
      <PeopleField isSingle {...{ label, value, onChange }} />
      <Button type="link" size="small" onClick={() => onChange(examples.person)}>
        {t('byExpression')}
      </Button>
    </>
  );
}
