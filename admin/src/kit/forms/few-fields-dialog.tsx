import type { ReactNode } from 'react';
import { Form, Input } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { SaveDialog, useSaving } from '../acts/save-dialog.tsx';
import type { Saving } from '../acts/save-dialog.tsx';
import { tellAtFields } from '../acts/tell-at-fields.ts';
import { FieldItem } from '../entity/field-item.tsx';
import { fieldsOf } from '../entity/fields.ts';
import { useWorkplace } from '../page/session-context.tsx';

interface FewFieldsDialogProps<Values> extends Saving {
  title: string;
  entity: Entity;
  /** The texts that are asked for, by their fields. */
  asked: readonly (string & keyof Values)[];
  initial?: Partial<Values>;
  isReady?: boolean;
  send: (values: Values) => Promise<unknown>;
  children?: ReactNode;
}

/** Asks for a few texts of an entity, such as the name of a copy; what is refused is told at its field. */
export function FewFieldsDialog<Values extends object>(props: FewFieldsDialogProps<Values>) {
  const { title, entity, asked, initial = {}, isReady = true, send, children, ...saving } = props;
  const { locale } = useWorkplace();
  const { isSaving, save } = useSaving(saving);
  const [form] = Form.useForm<Values>();
  const names: readonly string[] = asked;
  const attempt = (values: Values) =>
    send(values).catch((error: unknown) => {
      tellAtFields(form, error);
      throw error;
    });
  return (
    <SaveDialog {...{ title, isReady, isSaving }} onSave={() => form.submit()} onClose={saving.onClose}>
      {children}
      <Form<Values>
        form={form}
        // What is proposed anew, such as by a file that is chosen, takes the place of what was proposed before.
        key={JSON.stringify(initial)}
        name={`${entity.name}-few`}
        layout="vertical"
        initialValues={initial}
        validateTrigger={['onBlur', 'onChange']}
        onFinish={(values) => save(() => attempt(values))}
      >
        {fieldsOf(entity, locale)
          .filter((field) => names.includes(field.name))
          .map((field) => (
            <FieldItem key={field.name} field={field}>
              <Input autoComplete="off" />
            </FieldItem>
          ))}
      </Form>
    </SaveDialog>
  );
}
