import { DeleteOutlined } from '@ant-design/icons';
import { AutoComplete, Button, Select, Space } from 'antd';

import { comparisons, readerFacts } from '@policy/shared/contract/permissions/scope-condition.ts';
import type { ScopeTest } from '@policy/shared/contract/permissions/scope-condition.ts';

import type { EntityField } from '../../../kit/entity/fields.ts';
import { typedValue, valueOf, withoutValue } from './condition.ts';
import { usePermissionWords } from '../use-permission-words.ts';

interface TestInputProps {
  test: ScopeTest;
  fields: readonly EntityField[];
  onChange: (test: ScopeTest) => void;
  onRemove: () => void;
}

/** One test: a field, a comparison, and a value or a fact of whoever reads. */
export function TestInput({ test, fields, onChange, onRemove }: TestInputProps) {
  const t = usePermissionWords();
  const typed = typedValue(test.value);
  const compare = (is: ScopeTest['is']) =>
    onChange({ field: test.field, is, ...(!withoutValue.includes(is) && { value: valueOf(typed, is) }) });
  return (
    <Space wrap>
      <Select
        aria-label={t('testField')}
        style={{ width: 180 }}
        value={test.field}
        options={fields.map(({ name, label }) => ({ value: name, label }))}
        onChange={(field) => onChange({ ...test, field })}
      />
      <Select
        aria-label={t('testIs')}
        style={{ width: 120 }}
        value={test.is}
        options={comparisons.map((is) => ({ value: is, label: t(`comparisons.${is}`) }))}
        onChange={compare}
      />
      {withoutValue.includes(test.is) ? null : (
        <AutoComplete
          aria-label={t('testValue')}
          style={{ width: 260 }}
          value={typed}
          options={readerFacts.map((fact) => ({ value: `{${fact}}`, label: t(`readerFacts.${fact}`) }))}
          onChange={(next: string) => onChange({ ...test, value: valueOf(next, test.is) })}
        />
      )}
      <Button icon={<DeleteOutlined />} aria-label={t('removeTest')} onClick={onRemove} />
    </Space>
  );
}
