import { ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Empty, Space, Table } from 'antd';

import type { GeneratedField } from '@policy/shared/contract/develop/generated-field.ts';

import { handed } from '../../../kit/inputs/inputs.tsx';
import type { Control } from '../../../kit/inputs/inputs.tsx';
import { NamedGroup } from '../../../kit/inputs/named-group.tsx';
import { KeyScroll } from '../../../kit/page/key-scroll.tsx';
import { useFieldColumns } from './field-columns.tsx';
import { useDevelopWords } from '../use-develop-words.ts';

const fresh: GeneratedField = {
  ...{ name: '', label: '', labelEn: '', kind: 'text', max: 100 },
  ...{ isRequired: true, list: true, search: false, sort: false },
};

/** The fields of an entity that is to be generated, a row each. */
export const FieldsInput: Control = (props) => {
  const t = useDevelopWords();
  const { id, value, onChange } = handed<GeneratedField[] | null>(props);
  const columns = useFieldColumns();
  const fields = value ?? [];
  const change = (at: number, part: Partial<GeneratedField>) =>
    onChange?.(fields.map((field, index) => (index === at ? { ...field, ...part } : field)));
  const swap = (at: number) => onChange?.(fields.map((field, index) => fields[swapped(index, at)] ?? field));
  return (
    <NamedGroup id={id} label={props.field.label}>
      <KeyScroll>
        <Table
          size="small"
          rowKey="at"
          pagination={false}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: <Empty description={t('field.none')} /> }}
          dataSource={fields.map((field, at) => ({ field, at }))}
          columns={[
            ...columns.map(({ key, title, width, draw }) => ({
              ...{ key, title, width },
              render: (_: unknown, { field, at }: { field: GeneratedField; at: number }) =>
                draw(field, (part) => change(at, part)),
            })),
            {
              key: 'acts',
              render: (_: unknown, { field, at }: { field: GeneratedField; at: number }) => (
                <Space size={0}>
                  <Button
                    type="text"
                    disabled={at === 0}
                    icon={<ArrowUpOutlined />}
                    aria-label={t('field.of', { name: field.name, part: t('field.up') })}
                    onClick={() => swap(at)}
                  />
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={t('field.of', { name: field.name, part: t('field.remove') })}
                    onClick={() => onChange?.(fields.filter((_one, index) => index !== at))}
                  />
                </Space>
              ),
            },
          ]}
        />
      </KeyScroll>
      <Button type="dashed" block onClick={() => onChange?.([...fields, fresh])}>
        {t('field.add')}
      </Button>
    </NamedGroup>
  );
};

/** The row that stands at a place once the row at `up` has changed places with the one above it. */
function swapped(index: number, up: number): number {
  if (index === up) return up - 1;
  return index === up - 1 ? up : index;
}
