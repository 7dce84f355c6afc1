import { Select } from 'antd';

import type { RequiredWhen } from '@policy/shared/forms/design/edit-rules.ts';
import { RemovableCard } from './removable-card.tsx';
import type { Named, NamedChoice } from './rule-fields.ts';
import { useDesignerWords } from '../use-designer-words.ts';

interface ConditionRowProps {
  condition: RequiredWhen;
  number: number;
  fields: readonly Named[];
  choices: readonly NamedChoice[];
  onChange: (condition: RequiredWhen) => void;
  onRemove: () => void;
}

/** A field that must be answered while a choice has an answer. */
export function ConditionRow({ condition, number, fields, choices, onChange, onRemove }: ConditionRowProps) {
  const t = useDesignerWords();
  const { field, when, is } = condition;
  const options = choices.find(({ value }) => value === when)?.options ?? [];
  const label = t('condition', { number });
  return (
    <RemovableCard title={label} removal={t('removeCondition', { number })} onRemove={onRemove}>
      <div className="designer-rule">
        <span>{t('when')}</span>
        <Select
          aria-label={`${label} ${t('when')}`}
          value={when}
          // With its own options a choice would be a group of them.
          options={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
          onChange={(value) => {
            const first = choices.find((one) => one.value === value)?.options[0];
            onChange({ ...condition, when: value, is: first?.value ?? '' });
          }}
        />
        <span>{t('is')}</span>
        <Select
          aria-label={`${label} ${t('is')}`}
          value={is}
          options={options}
          onChange={(value) => onChange({ ...condition, is: value })}
        />
        <span>{t('mustAnswer')}</span>
        <Select
          aria-label={`${label} ${t('mustAnswer')}`}
          value={field}
          options={fields.filter(({ value }) => value !== when)}
          onChange={(value) => onChange({ ...condition, field: value })}
        />
      </div>
    </RemovableCard>
  );
}
