import { App, Button, Form, Space } from 'antd';
import { useTranslations } from 'use-intl';

import { region } from '@policy/shared/contract/entities/system/region.ts';

import { tellAtFields } from '../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { FieldItem } from '../../kit/entity/field-item.tsx';
import { fieldsOf } from '../../kit/entity/fields.ts';
import type { FormValues, Row } from '../../kit/entity/fields.ts';
import { useEntity } from '../../kit/entity/use-entity.ts';
import { inputs } from '../../kit/inputs/inputs.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useYesNo } from '../../kit/values/yes-no.ts';

interface RegionFormProps {
  /** The region to change; absent when one is added. */
  row?: Row;
  /** What a new one begins with. */
  start?: FormValues;
  onSaved: () => void;
}

/** Adds or changes a region; where one hangs is said once, when it is added. */
export function RegionForm({ row, start = {}, onSaved }: RegionFormProps) {
  const k = useTranslations('kit');
  const { locale, can } = useWorkplace();
  const { message } = App.useApp();
  const yesNo = useYesNo();
  const calls = useEntity(region);
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<FormValues>();
  const fields = fieldsOf(region, locale);
  const save = async (values: FormValues) => {
    const identity = row ? { id: row.id, version: row['version'] } : {};
    try {
      await calls.submit({ ...values, ...identity });
    } catch (error) {
      tellAtFields(form, error);
      return;
    }
    void message.success(k(row ? 'updated' : 'added'));
    onSaved();
  };
  const isClosed = !can(row ? 'region_edit' : 'region_add');
  return (
    <Form<FormValues>
      form={form}
      name="region"
      layout="vertical"
      disabled={isClosed}
      initialValues={row ?? { sort: 1, ...start }}
      validateTrigger={['onBlur', 'onChange']}
      onFinish={(values) => void run(() => save(values))}
    >
      {fields.map((field) => {
        const Input = inputs[field.meta.kind];
        const isSet = (row && field.meta.createOnly) ?? field.name === 'parentCode';
        return (
          <FieldItem key={field.name} field={field}>
            {isSet ? <Fixed choices={field.choices} /> : <Input field={field} yesNo={yesNo} row={row} />}
          </FieldItem>
        );
      })}
      <Space>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {k('save')}
        </Button>
      </Space>
    </Form>
  );
}

/** A value that stays as it is. */
function Fixed({ value, choices, id }: { value?: unknown; choices: Record<string, string>; id?: string }) {
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return <output id={id}>{(choices[shown] ?? shown) || '—'}</output>;
}
