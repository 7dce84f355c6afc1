import { useState } from 'react';
import { ModalForm } from '@ant-design/pro-components';
import { App, Col, Form, Row as Line } from 'antd';
import type { FormInstance } from 'antd';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { tellAtFields } from '../acts/tell-at-fields.ts';
import type { FieldOverride } from '../columns/columns.tsx';
import { FieldItem } from '../entity/field-item.tsx';
import { askedIn, editableFields, fieldsOf, isWanted, textsOf } from '../entity/fields.ts';
import type { EntityField, FormValues, Row } from '../entity/fields.ts';
import { useEntity } from '../entity/use-entity.ts';
import { inputs, isWide } from '../inputs/inputs.tsx';
import type { Control, ExtraField } from '../inputs/inputs.tsx';
import { useLeaveConfirmation } from '../page/leave-confirmation.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { useYesNo } from '../values/yes-no.ts';

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

/** What is sent: every field of the form, with null for one left empty. */
const draftOf = (fields: readonly EntityField[], values: FormValues): FormValues =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));

const startOf = (fields: readonly EntityField[], row: Row | undefined): FormValues =>
  Object.fromEntries(fields.map(({ name, meta }) => [name, row ? row[name] : meta.initial]));

/** The form's fields in their order, with those beside the entity's own where they say. */
const placed = (own: readonly EntityField[], extra: readonly ExtraField[], isNew: boolean): EntityField[] =>
  extra
    .filter((field) => editableFields([field], isNew).length > 0)
    .reduce<EntityField[]>(
      (all, field) => {
        const at = all.findIndex(({ name }) => name === field.behind) + 1 || all.length;
        return [...all.slice(0, at), field, ...all.slice(at)];
      },
      [...own],
    );

/**
 * The values that decide which other fields are wanted or needed; none before the form stands.
 * Nothing else is watched: a keystroke anywhere else draws nothing anew.
 */
function useDecisive(fields: readonly EntityField[], form: FormInstance<FormValues>): FormValues | undefined {
  const named = fields.flatMap(({ meta }) => [meta.visibleWhen?.field, meta.requiredWhen?.field]);
  const deciding = fields.map(({ name }) => name).filter((name) => named.includes(name));
  return Form.useWatch(
    (values) => Object.fromEntries(deciding.map((name): [string, unknown] => [name, values[name]])),
    form,
  );
}

/** Adds or changes one row; the contract's rules speak on leaving a field, the server's refusals stand at theirs. */
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
  const yesNo = useYesNo();
  const calls = useEntity(entity);
  const [form] = Form.useForm<FormValues>();
  const [isDirty, setIsDirty] = useState(false);
  const confirmLeave = useLeaveConfirmation(isDirty);
  const all = editableFields(fieldsOf(entity, locale), !row);
  const own = all.filter(({ name }) => !(name in fixed));
  const fields = placed(own, extra, !row);
  const begun = { ...startOf(fields, row), ...start };
  const decisive = useDecisive(fields, form) ?? begun;
  const shown = fields
    .filter((field) => isWanted(field, decisive))
    .map((field) => askedIn(field, { ...row, ...decisive }));
  const inputOf = (field: EntityField): Control =>
    overrides[field.name]?.input ??
    extra.find(({ name }) => name === field.name)?.input ??
    inputs[field.meta.kind];
  const save = async (filled: FormValues) => {
    const identity = row ? { id: row.id, version: row['version'] } : {};
    try {
      // What is not asked for and may not be empty stays as it is.
      const sent = fields.filter((field) => !field.meta.required || isWanted(field, { ...begun, ...filled }));
      await calls.submit({ ...draftOf(sent, filled), ...fixed, ...identity });
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
        okText: t('save'),
        cancelText: t('cancel'),
      }}
      onValuesChange={() => setIsDirty(true)}
      onOpenChange={(open) => !open && confirmLeave(onClose)}
      onFinish={save}
    >
      <Line gutter={20}>
        {shown.map((field) => {
          const Input: Control = inputOf(field);
          return (
            <Col key={field.name} xs={24} md={isWide(field) ? 24 : 12}>
              <FieldItem field={field}>
                <Input field={field} yesNo={yesNo} row={row} />
              </FieldItem>
            </Col>
          );
        })}
      </Line>
    </ModalForm>
  );
}
