import { Form, Input } from 'antd';

import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';

import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import { FieldItem } from '../../../kit/entity/field-item.tsx';
import { fieldsOf } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useFormWords } from './use-form-words.ts';

interface Named {
  formKey: string;
  name: string;
}

const asked: readonly string[] = ['formKey', 'name'] satisfies (keyof Named)[];

interface CopyFormDialogProps extends Saving {
  id: string;
  name: string;
}

/** Adds a form that asks what another one does, under a key and a name of its own. */
export function CopyFormDialog({ id, name, onClose, onSaved }: CopyFormDialogProps) {
  const t = useFormWords();
  const { http, locale } = useWorkplace();
  const { isSaving, save } = useSaving({ onSaved, onClose });
  const [form] = Form.useForm<Named>();
  const keyOf = useSendingKey();
  const send = async (named: Named) => {
    const sent = { id, ...named };
    try {
      await http.post(`${formDesign.path}/copy`, sent, { idempotencyKey: keyOf(sent) });
    } catch (error) {
      tellAtFields(form, error);
      throw error;
    }
  };
  return (
    <SaveDialog
      title={t('copyOf', { name })}
      isSaving={isSaving}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form<Named>
        form={form}
        name="form-copy"
        layout="vertical"
        validateTrigger={['onBlur', 'onChange']}
        onFinish={(named) => save(() => send(named))}
      >
        {fieldsOf(formDesign, locale)
          .filter((field) => asked.includes(field.name))
          .map((field) => (
            <FieldItem key={field.name} field={field}>
              <Input autoComplete="off" />
            </FieldItem>
          ))}
      </Form>
    </SaveDialog>
  );
}
