import { useState } from 'react';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

import { comparisonOperators, isGroup, writeTree } from '../model/condition-tree.ts';
import type { ConditionGroup, ConditionPart } from '../model/condition-tree.ts';
import { shownText } from '../model/condition-literals.ts';
import type { ValueKind } from '../model/variables.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import type { Option } from './fields.tsx';

/** A variable that can be compared, and what with. */
interface Variable extends Option {
  kind: ValueKind;
  /** Nothing but these is meant. */
  choices: readonly Option[] | undefined;
}

interface ConditionBuilderProps {
  condition: string;
  /** What it says, as comparisons. */
  tree: ConditionGroup;
  /** Variables that the diagram knows of. */
  variables: readonly Variable[];
  onChange: (condition: string) => void;
}

const operators = comparisonOperators.map((name) => ({ name, value: name, label: name }));

/** A condition put together of comparisons, and of groups of them within each other. */
export function ConditionBuilder({ condition, tree, variables, onChange }: ConditionBuilderProps) {
  const t = useDesignerWords();
  // A group in which nothing stands yet is not written, and has to stay here nevertheless.
  const [shown, setShown] = useState({ condition, query: queryOf(tree) });
  const query = shown.condition === condition ? shown.query : queryOf(tree);
  const fields = asFields(variables, comparisonsOf(tree));
  const change = (changed: RuleGroupType) => {
    const text = writeTree(treeOf(changed));
    // What the panel writes is read again as it was written.
    setShown({ condition: text === writeTree(tree) ? condition : text, query: changed });
    if (text !== writeTree(tree)) onChange(text);
  };
  return (
    <QueryBuilderAntD>
      <QueryBuilder
        query={query}
        fields={fields}
        operators={operators}
        combinators={[
          { name: 'and', value: 'and', label: t('all') },
          { name: 'or', value: 'or', label: t('any') },
        ]}
        showNotToggle
        enableMountQueryChange={false}
        translations={{
          addRule: { label: t('addRule'), title: t('addRule') },
          addGroup: { label: t('addGroup'), title: t('addGroup') },
          removeRule: { label: t('remove'), title: t('remove') },
          removeGroup: { label: t('removeGroup'), title: t('removeGroup') },
          notToggle: { label: t('not'), title: t('notTitle') },
          fields: { title: t('variable') },
          operators: { title: t('operator') },
          value: { title: t('value') },
          combinators: { title: t('combinator') },
        }}
        onQueryChange={change}
      />
    </QueryBuilderAntD>
  );
}

const queryOf = ({ combinator, not, rules }: ConditionGroup): RuleGroupType => ({
  ...{ combinator, not },
  rules: rules.map((part) => (isGroup(part) ? queryOf(part) : { ...part })),
});

const treeOf = ({ combinator, not = false, rules }: RuleGroupType): ConditionGroup => ({
  ...{ combinator: combinator === 'or' ? 'or' : 'and', not },
  rules: rules.map((rule): ConditionPart =>
    'rules' in rule
      ? treeOf(rule)
      : { field: rule.field, operator: rule.operator, value: String(rule.value) },
  ),
});

type Comparison = Exclude<ConditionPart, ConditionGroup>;

const comparisonsOf = ({ rules }: ConditionGroup): Comparison[] =>
  rules.flatMap((part) => (isGroup(part) ? comparisonsOf(part) : [part]));

/** The fields that can be picked: the variables, and whatever a condition names besides. */
function asFields(variables: readonly Variable[], said: readonly Comparison[]): Field[] {
  const others = [...new Set(said.map(({ field }) => field))]
    .filter((name) => !variables.some(({ value }) => value === name))
    .map((value): Variable => ({ value, label: value, kind: 'text', choices: undefined }));
  return [...variables, ...others].map((variable) => ({
    ...{ name: variable.value, value: variable.value, label: variable.label },
    ...inputOf(
      variable,
      said.filter(({ field }) => field === variable.value).map(({ value }) => value),
    ),
  }));
}

/** How a variable's value is given; one that a condition has already stays to be seen, whatever it is. */
function inputOf({ kind, choices }: Variable, said: readonly string[]): Partial<Field> {
  if (choices) {
    // Yes and no are words of the language, and no texts.
    const written = kind === 'flag' ? (value: string) => value : shownText;
    const known = choices.map(({ value, label }) => ({ name: written(value), label }));
    const others = [...new Set(said)].filter((value) => !known.some(({ name }) => name === value));
    const listed = [...known, ...others.map((value) => ({ name: value, label: value }))];
    return { valueEditorType: 'select', values: listed.map((one) => ({ ...one, value: one.name })) };
  }
  const form = forms[kind];
  return form && said.every((value) => value === '' || form.test(value)) ? { inputType: kind } : {};
}

/** What an input of a kind can show. */
const forms: Partial<Record<ValueKind, RegExp>> = {
  number: /^-?\d+(?:\.\d+)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
};
