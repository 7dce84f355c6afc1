import { Suspense, useState } from 'react';
import { Button, Form, Space, Typography } from 'antd';

import type { OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';

import { lazyPart } from '../../../../../kit/page/lazy-part.ts';
import { useForm } from './use-form.ts';
import { usePickerWords } from './use-picker-words.ts';

const FormDialog = lazyPart(() => import('./form-dialog.tsx'));

interface FormFieldProps {
  label: string;
  hint?: string | undefined;
  /** The key of the form; empty where there is none. */
  value: string;
  /** Called with the form that was picked, and with nothing where it is to have none. */
  onChange: (form: OfferedForm | undefined) => void;
}

/** A form that is chosen by its name. */
export function FormField({ label, hint, value, onChange }: FormFieldProps) {
  const t = usePickerWords();
  const [isOpen, setOpen] = useState(false);
  const form = useForm(value);
  return (
    <Form.Item label={label} {...(hint && { extra: hint })} className="designer-field">
      <Typography.Paragraph
        className="designer-form-name"
        {...(value !== '' && form === null && { type: 'danger' as const })}
      >
        {nameOf(t, value, form)}
      </Typography.Paragraph>
      <Space size="small">
        <Button size="small" onClick={() => setOpen(true)}>
          {value === '' ? t('choose') : t('change')}
        </Button>
        {value === '' ? null : (
          <Button size="small" type="text" onClick={() => onChange(undefined)}>
            {t('clear')}
          </Button>
        )}
      </Space>
      {isOpen ? (
        <Suspense fallback={null}>
          <FormDialog
            chosen={value}
            onClose={() => setOpen(false)}
            onPick={(picked) => {
              setOpen(false);
              onChange(picked);
            }}
          />
        </Suspense>
      ) : null}
    </Form.Item>
  );
}

function nameOf(t: ReturnType<typeof usePickerWords>, key: string, form: OfferedForm | null | undefined) {
  if (key === '') return t('none');
  if (form === null) return t('unknown', { key });
  return form ? t('chosen', { name: form.name, key, version: form.version }) : key;
}
