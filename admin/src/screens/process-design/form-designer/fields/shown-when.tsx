import { useState } from 'react';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Segmented, Select } from 'antd';

import { readCondition, writtenCondition } from '@policy/shared/forms/design/dependence-shapes.ts';
import type { Condition, Test } from '@policy/shared/forms/design/dependence-shapes.ts';
import { isPart } from '@policy/shared/forms/design/form-tree.ts';
import type { FieldPath } from '@policy/shared/forms/design/form-tree.ts';
import { comparisons } from '@policy/shared/forms/design/rule-shapes.ts';
import { isRuleLogic, readRuleLogic } from '@policy/shared/forms/form-rule.ts';
import { shownKey } from '@policy/shared/forms/dependences/settled-answers.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { CommitInput } from '../commit-input.tsx';
import { dependable } from '../rules/dependable.ts';
import type { Dependable } from '../rules/dependable.ts';
import { withNamed } from '../rules/rule-fields.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { useMayDesign } from '../use-may-design.ts';
import { withMember } from './field-members.ts';
import type { FieldProps } from './field-properties.tsx';

const signs = { '==': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;

/** When the field is asked for: always, or while answers to other fields say so. */
export function ShownWhen({ content, field, path, edit }: FieldProps & { path: FieldPath }) {
  const t = useDesignerWords();
  const { locale } = useWorkplace();
  const mayDesign = useMayDesign();
  const [isWrong, setWrong] = useState(false);
  const fields = dependable(content, path, locale).filter(({ value }) => !value.startsWith('row.'));
  const logic = field.part[shownKey];
  const put = (said: unknown) => edit(({ part }) => ({ part: withMember(part, shownKey, said) }));
  const isInRows =
    path.length > 1 && dependable(content, path, locale).some(({ value }) => value.startsWith('row.'));
  const [first] = fields;
  if (logic === undefined) {
    if (!first || isInRows) return null;
    const begun: Condition = {
      join: 'and',
      tests: [{ field: first.value, is: '==', value: firstOf(first) }],
    };
    return (
      <Button block disabled={!mayDesign} onClick={() => put(writtenCondition(begun))}>
        {t('addShown')}
      </Button>
    );
  }
  const built = isRuleLogic(logic) ? readCondition(logic) : null;
  return (
    <fieldset className="designer-options">
      <legend>{t('shownWhen')}</legend>
      {built ? (
        <Tests {...{ built, fields }} onChange={(changed) => put(writtenCondition(changed))} />
      ) : (
        <CommitInput
          isLong
          label={t('logic')}
          value={JSON.stringify(logic, null, 1)}
          wrong={isWrong ? t('badLogic') : undefined}
          onCommit={(typed) => {
            const read = readRuleLogic(typed);
            setWrong(read === undefined);
            if (read !== undefined) put(read);
          }}
        />
      )}
      <Button type="link" size="small" disabled={!mayDesign} onClick={() => put(undefined)}>
        {t('alwaysShown')}
      </Button>
    </fieldset>
  );
}

interface TestsProps {
  built: Condition;
  fields: readonly Dependable[];
  onChange: (condition: Condition) => void;
}

/** The tests of a condition, and whether all of them have to hold. */
function Tests({ built, fields, onChange }: TestsProps) {
  const t = useDesignerWords();
  const mayDesign = useMayDesign();
  const { join, tests } = built;
  const put = (changed: Test[]) => onChange({ join, tests: changed });
  const add = () => {
    const [first] = fields;
    if (first) put([...tests, { field: first.value, is: '==', value: firstOf(first) }]);
  };
  return (
    <>
      {tests.length > 1 ? (
        <Segmented
          disabled={!mayDesign}
          value={join}
          options={(['and', 'or'] as const).map((value) => ({ value, label: t(`joins.${value}`) }))}
          onChange={(chosen) => onChange({ join: chosen, tests })}
        />
      ) : null}
      {tests.map((test, index) => (
        <TestRow
          // A test is what stands at its place.
          key={index}
          {...{ test, fields }}
          number={index + 1}
          onChange={(changed) => put(tests.toSpliced(index, 1, changed))}
          {...(tests.length > 1 && { onRemove: () => put(tests.toSpliced(index, 1)) })}
        />
      ))}
      <Button type="dashed" size="small" disabled={!mayDesign} onClick={add}>
        {t('addTest')}
      </Button>
    </>
  );
}

interface TestRowProps {
  test: Test;
  number: number;
  fields: readonly Dependable[];
  onChange: (test: Test) => void;
  onRemove?: () => void;
}

function TestRow({ test, number, fields, onChange, onRemove }: TestRowProps) {
  const t = useDesignerWords();
  const label = t('test', { number });
  const options = optionsOf(fields.find(({ value }) => value === test.field));
  const choose = (name: string) => {
    const chosen = fields.find(({ value }) => value === name);
    onChange({ ...test, field: name, value: chosen ? firstOf(chosen) : '' });
  };
  return (
    <div className="designer-rule">
      <Select
        aria-label={`${label} ${t('compared')}`}
        value={test.field}
        options={withNamed(fields, test.field)}
        onChange={choose}
      />
      <Select
        aria-label={`${label} ${t('operator')}`}
        value={test.is}
        options={comparisons.map((value) => ({ value, label: signs[value] }))}
        onChange={(is) => onChange({ ...test, is })}
      />
      {options ? (
        <Select
          aria-label={`${label} ${t('value')}`}
          value={String(test.value)}
          options={options}
          onChange={(value) => onChange({ ...test, value })}
        />
      ) : (
        <Input
          aria-label={`${label} ${t('value')}`}
          value={String(test.value)}
          onChange={({ target }) => onChange({ ...test, value: valueOf(target.value) })}
        />
      )}
      {onRemove ? (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('removeTest', { number })}
          onClick={onRemove}
        />
      ) : null}
    </div>
  );
}

/** A number where it is one. */
const valueOf = (typed: string): string | number =>
  typed.trim() !== '' && String(Number(typed)) === typed ? Number(typed) : typed;

/** What may be answered to a choice; null for a field of something else. */
function optionsOf(field: Dependable | undefined): { value: string; label: string }[] | null {
  const { oneOf } = field?.part ?? {};
  if (!Array.isArray(oneOf)) return null;
  return oneOf.filter(isPart).map(({ const: value, title }) => ({
    value: String(value),
    label: String(title ?? value),
  }));
}

/** What a test of a field begins with. */
const firstOf = (field: Dependable): string | number =>
  optionsOf(field)?.[0]?.value ?? (field.part.type === 'string' ? '' : 0);
