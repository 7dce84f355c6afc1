import { useState } from 'react';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

import { comparisonOperators, isGroup, writeTree } from '../model/condition-tree.ts';
import type { ConditionGroup, ConditionPart } from '../model/condition-tree.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import type { Option } from './fields.tsx';

interface ConditionBuilderProps {
  condition: string;
  /** What it says, as comparisons. */
  tree: ConditionGroup;
  /** Variables that the diagram knows of. */
  variables: readonly Option[];
  onChange: (condition: string) => void;
}

const operators = comparisonOperators.map((name) => ({ name, value: name, label: name }));

/** A condition put together of comparisons, and of groups of them within each other. */
export function ConditionBuilder({ condition, tree, variables, onChange }: ConditionBuilderProps) {
  const t = useDesignerWords();
  // A group in which nothing stands yet is not written, and has to stay here nevertheless.
  const [shown, setShown] = useState({ condition, query: queryOf(tree) });
  const query = shown.condition === condition ? shown.query : queryOf(tree);
  const named = fieldsOf(tree).filter((field) => !variables.some(({ value }) => value === field));
  const fields = [...variables, ...[...new Set(named)].map((value) => ({ value, label: value }))];
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
        fields={fields.map(({ value, label }) => ({ name: value, value, label }))}
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

const fieldsOf = ({ rules }: ConditionGroup): string[] =>
  rules.flatMap((part) => (isGroup(part) ? fieldsOf(part) : [part.field]));
