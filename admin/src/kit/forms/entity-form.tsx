import { useState } from 'react';
import { ModalForm } from '@ant-design/pro-components';
import { App, Form } from 'antd';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { tellAtFields } from '../acts/tell-at-fields.ts';
import { OneTheme } from '../page/one-theme.tsx';
import type { FieldOverride } from '../columns/columns.tsx';
import { editableFields, fieldsOf, textsOf } from '../entity/fields.ts';
import type { FormValues, Row } from '../entity/fields.ts';
import { useEntity } from '../entity/use-entity.ts';
import type { ExtraField } from '../inputs/inputs.tsx';
import { useFirstField } from '../page/first-field.ts';
import { useLeaveConfirmation } from '../page/leave-confirmation.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { FormFields } from './form-fields.tsx';
import { draftOf, placed, startOf } from './form-values.ts';
import { useDecisive } from './use-decisive.ts';

interface EntityFormProps {
  entity: Entity;
  /** The row to change; absent when one is added. */
  row?: Row;
  /** Values that the place of the form decides, such as the parent. */
  fixed?: Record<string, unknown>;
  overrides?: Record<string, FieldOverride | undefined>;
  /** Values that a new row begins with. */
  start?: FormValues;
  extra?: readonly ExtraField[];
  width?: number;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds or changes one row, its first field in focus; the contract's rules speak on leaving a field, the server's refusals stand at theirs. */
export function EntityForm({
  entity,
  row,
  fixed = {},
  overrides = {},
  start = {},
  extra = [],
  width = 880,
  onClose,
  onSaved,
}: EntityFormProps) {
  const t = useTranslations('kit');
  const { locale } = useWorkplace();
  const { message } = App.useApp();
  const calls = useEntity(entity);
  const { place, afterOpenChange } = useFirstField();
  const [form] = Form.useForm<FormValues>();
  const [isDirty, setIsDirty] = useState(false);
  const confirmLeave = useLeaveConfirmation(isDirty);
  const all = editableFields(fieldsOf(entity, locale), !row);
  const own = all.filter(({ name }) => !(name in fixed));
  const fields = placed(own, extra, !row);
  const begun = { ...startOf(fields, row), ...start };
  const decisive = useDecisive(fields, form) ?? begun;
  const inputOf = (name: string) =>
    overrides[name]?.input ?? extra.find((field) => field.name === name)?.input;
  const save = async (filled: FormValues) => {
    const identity = row ? { id: row.id, version: row['version'] } : {};
    try {
      await calls.submit({ ...draftOf(fields, filled, { ...row, ...begun }), ...fixed, ...identity });
    } catch (error) {
      tellAtFields(form, error);
      // The form stays open with its button ready again.
      return false;
    }
    void message.success(t(row ? 'updated' : 'added'));
    onSaved();
    onClose();
    return true;
  };
  return (
    <OneTheme>
      <ModalForm<FormValues>
        open
        name={`${entity.name}-form`}
        form={form}
        title={t(row ? 'editOne' : 'addOne', { title: textsOf(entity, locale).title })}
        width={width}
        layout="vertical"
        initialValues={begun}
        // Values go out as the inputs hold them: a null inside a list is an answer, and dates are strings already.
        omitNil={false}
        dateFormatter={false}
        validateTrigger={['onBlur', 'onChange']}
        modalProps={{
          maskClosable: false,
          afterOpenChange,
          okText: t('save'),
          cancelText: t('cancel'),
        }}
        onValuesChange={() => setIsDirty(true)}
        onOpenChange={(open) => !open && confirmLeave(onClose)}
        onFinish={save}
      >
        <div ref={place}>
          <FormFields {...{ fields, row, decisive, inputOf }} />
        </div>
      </ModalForm>
    </OneTheme>
  );
}
