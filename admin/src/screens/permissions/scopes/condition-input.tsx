import { Alert, Button, Radio, Space } from 'antd';

import type { ScopeCondition, ScopeTest } from '@policy/shared/contract/permissions/scope-condition.ts';

import type { Control } from '../../../kit/inputs/inputs.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { conditionOf, flatOf, typedValue } from './condition.ts';
import { scopedFields, useScopedBase } from './scope-inputs.tsx';
import { TestInput } from './test-input.tsx';
import { usePermissionWords } from '../use-permission-words.ts';

/** Tests on the fields of a scope's rows, which hold together or one by one. */
export const ConditionInput: Control = ({ value, onChange }) => {
  const t = usePermissionWords();
  const { locale } = useWorkplace();
  const fields = scopedFields(useScopedBase(), locale);
  const flat = flatOf(value);
  if (!flat) return <Alert type="info" message={t('deepCondition')} description={JSON.stringify(value)} />;
  const { join, tests } = flat;
  const put = (next: Partial<typeof flat>) => onChange?.(conditionOf({ join, tests, ...next }));
  const replace = (at: number, test: ScopeTest) =>
    put({ tests: tests.map((one, index) => (index === at ? test : one)) });
  const first = fields[0]?.name;
  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      <Radio.Group
        value={join}
        options={[
          { value: 'all', label: t('holdsAll') },
          { value: 'any', label: t('holdsAny') },
        ]}
        onChange={({ target }) => put({ join: target.value === 'any' ? 'any' : 'all' })}
      />
      {tests.map((test, at) => (
        <TestInput
          // Tests have no identity but their place.
          key={at}
          {...{ test, fields }}
          onChange={(next) => replace(at, next)}
          onRemove={() => put({ tests: tests.filter((_, index) => index !== at) })}
        />
      ))}
      <Button
        disabled={first === undefined}
        onClick={() => first && put({ tests: [...tests, { field: first, is: 'eq', value: '' }] })}
      >
        {t('addTest')}
      </Button>
    </Space>
  );
};

/** A condition in words. */
export function ConditionText({
  permissionBase,
  condition,
}: {
  permissionBase: string;
  condition: ScopeCondition | null;
}) {
  const t = usePermissionWords();
  const { locale } = useWorkplace();
  const flat = condition && flatOf(condition);
  if (!flat) return condition ? JSON.stringify(condition) : '—';
  const labels = new Map(scopedFields(permissionBase, locale).map(({ name, label }) => [name, label]));
  return (
    <ul className="kit-lines">
      {flat.tests.map((test) => (
        <li key={JSON.stringify(test)}>
          {labels.get(test.field) ?? test.field} {t(`comparisons.${test.is}`)} {typedValue(test.value)}
        </li>
      ))}
    </ul>
  );
}
