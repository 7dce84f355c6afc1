import { useId } from 'react';
import { Form, Select } from 'antd';
import useSWR from 'swr';

import { formDefault } from '@policy/shared/contract/entities/process-design/form-default.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { useDesignerWords } from '../use-designer-words.ts';

type Row = Pick<RowOf<typeof formDefault>, 'id' | 'name' | 'nameEn'>;

interface DefaultSourceProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Which of the tenant's default values a field begins with. */
export function DefaultSource({ value, onChange }: DefaultSourceProps) {
  const id = useId();
  const t = useDesignerWords();
  const { http, locale, can } = useWorkplace();
  const { data } = useSWR(can('design_default_values_view') ? ['default-values'] : null, () =>
    http.get<Page<Row>>(`${formDefault.path}/list`, { size: '200' }),
  );
  const options = (data?.records ?? []).map((row) => ({
    value: row.id,
    label: locale === 'en' ? (row.nameEn ?? row.name) : row.name,
  }));
  if (!value && options.length === 0) return null;
  return (
    <Form.Item label={t('fields.defaultFrom')} htmlFor={id}>
      <Select
        allowClear
        showSearch
        id={id}
        optionFilterProp="label"
        value={value ?? null}
        options={options}
        onChange={(chosen: string | null | undefined) => onChange(chosen ?? undefined)}
      />
    </Form.Item>
  );
}
