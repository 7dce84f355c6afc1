import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

import { comparisonOperators } from '../model/simple-condition.ts';
import type { SimpleCondition } from '../model/simple-condition.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import type { Option } from './fields.tsx';

interface ConditionBuilderProps {
  condition: SimpleCondition;
  /** Variables that the diagram knows of. */
  variables: readonly Option[];
  onChange: (condition: SimpleCondition) => void;
}

const nothing = () => null;
const controlElements = { addGroupAction: nothing };
const operators = comparisonOperators.map((name) => ({ name, value: name, label: name }));

/** A condition put together of comparisons. */
export function ConditionBuilder({ condition, variables, onChange }: ConditionBuilderProps) {
  const t = useDesignerWords();
  const named = condition.rules
    .map(({ field }) => field)
    .filter((field) => !variables.some(({ value }) => value === field));
  const fields = [...variables, ...[...new Set(named)].map((value) => ({ value, label: value }))];
  const query: RuleGroupType = {
    combinator: condition.combinator,
    rules: condition.rules.map((rule) => ({ ...rule })),
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
        controlElements={controlElements}
        translations={{
          addRule: { label: t('addRule'), title: t('addRule') },
          removeRule: { label: t('remove'), title: t('remove') },
          fields: { title: t('variable') },
          operators: { title: t('operator') },
          value: { title: t('value') },
          combinators: { title: t('combinator') },
        }}
        onQueryChange={(changed: RuleGroupType) => onChange(simpleOf(changed))}
      />
    </QueryBuilderAntD>
  );
}

const simpleOf = ({ combinator, rules }: RuleGroupType): SimpleCondition => ({
  combinator: combinator === 'or' ? 'or' : 'and',
  rules: rules.flatMap((rule) =>
    'field' in rule ? [{ field: rule.field, operator: rule.operator, value: String(rule.value) }] : [],
  ),
});
