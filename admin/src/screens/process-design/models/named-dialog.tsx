import { Form, Input } from 'antd';
import type { ReactNode } from 'react';

import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';

import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { FieldItem } from '../../../kit/entity/field-item.tsx';
import { fieldsOf } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** What a new model is known by. */
export interface Named {
  modelKey: string;
  name: string;
}

interface NamedDialogProps extends Saving {
  title: string;
  initial: Partial<Named>;
  isReady?: boolean;
  send: (named: Named) => Promise<unknown>;
  children?: ReactNode;
}

const asked: readonly string[] = ['modelKey', 'name'] satisfies (keyof Named)[];

/** Adds a model under a key and a name; what is refused is told at its field. */
export function NamedDialog({ title, initial, isReady = true, send, children, ...saving }: NamedDialogProps) {
  const { locale } = useWorkplace();
  const { isSaving, save } = useSaving(saving);
  const [form] = Form.useForm<Named>();
  const attempt = (named: Named) =>
    send(named).catch((error: unknown) => {
      tellAtFields(form, error);
      throw error;
    });
  return (
    <SaveDialog {...{ title, isReady, isSaving }} onSave={() => form.submit()} onClose={saving.onClose}>
      {children}
      <Form<Named>
        form={form}
        // A file that is chosen proposes another key and name.
        key={`${initial.modelKey}:${initial.name}`}
        name="model"
        layout="vertical"
        initialValues={initial}
        validateTrigger={['onBlur', 'onChange']}
        onFinish={(named) => save(() => attempt(named))}
      >
        {fieldsOf(processModel, locale)
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
