import { useState } from 'react';
import { Button, Form } from 'antd';

import { ContactDialog } from './contact-dialog.tsx';
import { useContactWords } from './use-contact-words.ts';

interface ContactLineProps {
  kind: 'phone' | 'email';
  label: string;
  value: string | null | undefined;
  onChanged: () => void;
}

/** Where a person is reached, and the way to change it, which takes codes. */
export function ContactLine({ kind, label, value, onChanged }: ContactLineProps) {
  const t = useContactWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Form.Item label={label}>
        <span>{value || t('none')}</span>
        <Button type="link" onClick={() => setOpen(true)} aria-label={`${t('change')} ${label}`}>
          {t('change')}
        </Button>
      </Form.Item>
      {isOpen ? (
        <ContactDialog
          kind={kind}
          field={label}
          onClose={close}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}
