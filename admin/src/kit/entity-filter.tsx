import { useEffect } from 'react';
import { QueryFilter } from '@ant-design/pro-components';
import { Form } from 'antd';
import { useTranslations } from 'use-intl';

import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { dateTime } from '@policy/shared/contract/kit/field.ts';

import type { EntityField } from './fields.ts';
import { filters, queryOf, valuesOf } from './filters.tsx';
import type { ListState } from './list-state.ts';
import { useYesNo } from './yes-no.ts';

const moment = dateTime();

interface EntityFilterProps {
  /** Sets the ids of its inputs apart from those of other forms on the page. */
  name: string;
  fields: readonly EntityField[];
  state: ListState;
}

/** The search bar of a list: the fields that the contract makes searchable, and when a row was made. */
export function EntityFilter({ name, fields, state }: EntityFilterProps) {
  const t = useTranslations('kit');
  const yesNo = useYesNo();
  const [form] = Form.useForm<Record<string, unknown>>();
  const made = {
    name: 'createTime',
    label: t('createTime'),
    schema: moment,
    meta: metaOf(moment),
    choices: {},
  };
  const searchable = [...fields.filter(({ meta }) => meta.search), made];
  const search = (values: Record<string, unknown>) => {
    state.search(queryOf(searchable, values));
    return Promise.resolve(true);
  };
  const key = JSON.stringify(state.filters);
  useEffect(() => {
    form.setFieldsValue(valuesOf(searchable, state.filters));
    // The fields of an entity never change; what the address says does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, key]);
  return (
    <QueryFilter
      name={`${name}-filter`}
      form={form}
      className="kit-filter"
      labelWidth="auto"
      defaultCollapsed
      onFinish={(values: Record<string, unknown>) => search(values)}
      onReset={() => state.search({})}
    >
      {searchable.map((field) => {
        const Control = filters[field.meta.kind].input;
        return (
          <Form.Item key={field.name} name={field.name} label={field.label}>
            <Control field={field} yesNo={yesNo} />
          </Form.Item>
        );
      })}
    </QueryFilter>
  );
}
