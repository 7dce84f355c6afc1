import { useState } from 'react';
import { Form, Select } from 'antd';

import { formulaKinds, readFormula, writtenFormula } from '@policy/shared/forms/design/dependence-shapes.ts';
import type { Formula, FormulaKind } from '@policy/shared/forms/design/dependence-shapes.ts';
import type { FieldPath } from '@policy/shared/forms/design/form-tree.ts';
import { isRuleLogic, readRuleLogic } from '@policy/shared/forms/form-rule.ts';
import { formulaKey } from '@policy/shared/forms/dependences/settled-answers.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { CommitInput } from '../commit-input.tsx';
import { dependable, numbersAmong } from '../rules/dependable.ts';
import { listsIn, withNamed } from '../rules/rule-fields.ts';
import type { Named, NamedChoice } from '../rules/rule-fields.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import type { FieldProps } from './field-properties.tsx';

/** What the field is worked out from: a sum, a product or a difference of others, or a column of a list added up. */
export function FormulaProperties({ content, field, path, edit }: FieldProps & { path: FieldPath }) {
  const t = useDesignerWords();
  const { locale } = useWorkplace();
  const [isWrong, setWrong] = useState(false);
  const logic = field.part[formulaKey];
  const numbers = numbersAmong(dependable(content, path, locale));
  const lists = listsIn(content, locale).filter(({ value }) => value !== path[0]);
  const put = (said: unknown) => edit(({ part }) => ({ part: { ...part, [formulaKey]: said } }));
  const built = isRuleLogic(logic) ? readFormula(logic) : null;
  if (!built)
    return (
      <CommitInput
        isLong
        label={t('formula')}
        value={JSON.stringify(logic, null, 1)}
        wrong={isWrong ? t('badLogic') : undefined}
        onCommit={(typed) => {
          const read = readRuleLogic(typed);
          setWrong(read === undefined);
          if (read !== undefined) put(read);
        }}
      />
    );
  const offered = formulaKinds.filter((kind) => kind !== 'rows' || lists.length > 0);
  const write = (formula: Formula) => put(writtenFormula(formula));
  return (
    <>
      <Form.Item label={t('formula')}>
        <Select
          aria-label={t('formula')}
          value={built.kind}
          options={offered.map((value) => ({ value, label: t(`formulas.${value}`) }))}
          onChange={(kind: FormulaKind) => write(begun(kind, { numbers, lists }))}
        />
      </Form.Item>
      <Operands {...{ built, numbers, lists }} onChange={write} />
    </>
  );
}

interface Offered {
  numbers: readonly Named[];
  lists: readonly NamedChoice[];
}

/** What a formula of a kind begins with. */
function begun(kind: FormulaKind, { numbers, lists }: Offered): Formula {
  const [list] = lists;
  if (kind === 'rows') return { kind, list: list?.value ?? '', member: list?.options[0]?.value ?? '' };
  return { kind, fields: numbers.slice(0, 2).map(({ value }) => value) };
}

interface OperandsProps extends Offered {
  built: Formula;
  onChange: (formula: Formula) => void;
}

function Operands({ built, numbers, lists, onChange }: OperandsProps) {
  const t = useDesignerWords();
  if (built.kind === 'rows') return <Column {...{ built, lists, onChange }} />;
  const { kind, fields } = built;
  const named = (name: string | undefined) => (name === undefined ? [...numbers] : withNamed(numbers, name));
  if (kind !== 'difference')
    return (
      <Form.Item label={t('operands')}>
        <Select
          mode="multiple"
          aria-label={t('operands')}
          value={fields}
          options={fields.reduce<Named[]>((all, name) => withNamed(all, name), [...numbers])}
          onChange={(chosen) => onChange({ kind, fields: chosen })}
        />
      </Form.Item>
    );
  const [from, less] = fields;
  return (
    <>
      <Form.Item label={t('from')}>
        <Select
          aria-label={t('from')}
          value={from ?? null}
          options={named(from)}
          onChange={(name: string) => onChange({ kind, fields: [name, less ?? name] })}
        />
      </Form.Item>
      <Form.Item label={t('less')}>
        <Select
          aria-label={t('less')}
          value={less ?? null}
          options={named(less)}
          onChange={(name: string) => onChange({ kind, fields: [from ?? name, name] })}
        />
      </Form.Item>
    </>
  );
}

interface ColumnProps {
  built: Extract<Formula, { kind: 'rows' }>;
  lists: readonly NamedChoice[];
  onChange: (formula: Formula) => void;
}

/** A column of a list that is added up. */
function Column({ built, lists, onChange }: ColumnProps) {
  const t = useDesignerWords();
  const membersOf = (list: string) => lists.find(({ value }) => value === list)?.options ?? [];
  return (
    <>
      <Form.Item label={t('list')}>
        <Select
          aria-label={t('list')}
          value={built.list}
          options={withNamed(lists, built.list).map(({ value, label }) => ({ value, label }))}
          onChange={(list) => onChange({ ...built, list, member: membersOf(list)[0]?.value ?? '' })}
        />
      </Form.Item>
      <Form.Item label={t('member')}>
        <Select
          aria-label={t('member')}
          value={built.member}
          options={withNamed(membersOf(built.list), built.member)}
          onChange={(member) => onChange({ ...built, member })}
        />
      </Form.Item>
    </>
  );
}
