import { Button } from 'antd';

import { ConditionRow } from './condition-row.tsx';
import type { EditProps } from '../fields/field-properties.tsx';
import { conditionsOf, rulesIn, withConditions, withRules } from '@policy/shared/forms/design/edit-rules.ts';
import { writtenRule } from '@policy/shared/forms/design/rule-shapes.ts';
import { answeredFields, choicesIn, ruleFields } from './rule-fields.ts';
import { RuleCard } from './rule-card.tsx';
import { useDesignerWords } from '../use-designer-words.ts';
import { useMayDesign } from '../use-may-design.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';

/** What has to hold between fields, and which must be answered under an answer to another. */
export function RulesPanel({ content, onChange }: EditProps) {
  const t = useDesignerWords();
  const { locale } = useWorkplace();
  const mayDesign = useMayDesign();
  const rules = rulesIn(content);
  const conditions = conditionsOf(content);
  const fields = ruleFields(content, locale);
  const answered = answeredFields(content, locale);
  const choices = choicesIn(content, locale);
  const [first] = fields;
  const addRule = () => {
    if (!first) return;
    const rule = writtenRule({ field: first.value, is: '>=', against: { kind: 'value', value: 0 } });
    const message = { zh: '', en: '' };
    onChange((now) => withRules(now, [...rulesIn(now), { rule, field: first.value, message }]));
  };
  const addCondition = () => {
    const [choice] = choices;
    const other = answered.find(({ value }) => value !== choice?.value);
    if (!choice || !other) return;
    const is = choice.options[0]?.value ?? '';
    const condition = { field: other.value, when: choice.value, is };
    onChange((now) => withConditions(now, [...conditionsOf(now), condition]));
  };
  return (
    <div className="designer-rules">
      {rules.map((rule, index) => (
        <RuleCard
          // A rule is what stands at its place.
          key={index}
          {...{ rule, fields, content }}
          number={index + 1}
          onChange={(changed) => onChange((now) => withRules(now, rulesIn(now).toSpliced(index, 1, changed)))}
          onRemove={() => onChange((now) => withRules(now, rulesIn(now).toSpliced(index, 1)))}
        />
      ))}
      <Button block disabled={!first || !mayDesign} onClick={addRule}>
        {t('addRule')}
      </Button>
      {conditions.map((condition, index) => (
        <ConditionRow
          // A condition is what stands at its place.
          key={index}
          {...{ condition, choices }}
          fields={answered}
          number={index + 1}
          onChange={(changed) =>
            onChange((now) => withConditions(now, conditionsOf(now).toSpliced(index, 1, changed)))
          }
          onRemove={() => onChange((now) => withConditions(now, conditionsOf(now).toSpliced(index, 1)))}
        />
      ))}
      <Button
        block
        disabled={choices.length === 0 || answered.length < 2 || !mayDesign}
        onClick={addCondition}
      >
        {t('addCondition')}
      </Button>
    </div>
  );
}
