import { Typography } from 'antd';

import { readTree } from '../model/condition-tree.ts';
import { knownVariables, standardOutcomes } from '../model/variables.ts';
import type { Known } from '../model/variables.ts';
import { isChosen, isDefault, readCondition, writeCondition, writeDefault } from '../model/flows.ts';
import { textOf } from '../model/moddle.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { ConditionBuilder } from './condition-builder.tsx';
import { useDepartments } from './people/departments.ts';
import { examples } from './examples.ts';
import { FlagField, PickField, TextField } from './fields.tsx';
import { useFormFields } from './forms/use-form-fields.ts';
import type { PartProps } from './panel-props.ts';

const flags = ['true', 'false'] as const;

/** When a flow is taken. */
export function FlowPart({ element, editing, offers }: PartProps) {
  const t = useDesignerWords();
  if (!isChosen(element)) return <Typography.Text type="secondary">{t('noCondition')}</Typography.Text>;
  const library = offers.conditions
    .filter(({ type }) => type === 'flow')
    .map(({ name, expression }) => ({ value: expression, label: name }));
  const condition = readCondition(element);
  const write = (value: string) => writeCondition(editing, element, value);
  return (
    <>
      <FlagField
        label={t('isDefault')}
        value={isDefault(element)}
        onChange={(isIt) => writeDefault(editing, element, isIt)}
      />
      {isDefault(element) ? null : (
        <>
          <ConditionPart {...{ element, editing }} />
          <TextField
            isLong
            label={t('condition')}
            hint={t('conditionHint', { example: examples.condition })}
            value={condition}
            onChange={write}
          />
          <PickField label={t('library')} value="" options={library} onChange={write} />
        </>
      )}
    </>
  );
}

/** The condition as comparisons, as long as it says no more than they can. */
function ConditionPart({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const condition = readCondition(element);
  const tree = readTree(condition);
  const fields = useFormFields(element);
  const departments = useDepartments();
  if (!tree) return <Typography.Paragraph type="secondary">{t('onlyText')}</Typography.Paragraph>;
  const labelOf = ({ name, step, title = name }: Known) => {
    if (name === 'outcome') return t('outcome');
    if (step !== undefined) return t('outcomeOf', { step });
    return title === name ? name : t('keyed', { name: title, key: name });
  };
  const choicesOf = ({ kind, choices }: Known) => {
    if (kind === 'department') return departments;
    if (kind === 'flag') return flags.map((value) => ({ value, label: t(`flags.${value}`) }));
    return choices?.map(({ value, label }) => ({
      value,
      label: standardOutcomes.some((one) => one === label) ? outcomeName(label) : label,
    }));
  };
  const outcomeName = (outcome: string) =>
    outcome === 'approved' ? t('outcomes.approved') : t('outcomes.rejected');
  const variables = knownVariables(element, fields).map((known) => ({
    ...{ value: known.name, label: labelOf(known), kind: known.kind },
    choices: choicesOf(known),
  }));
  return (
    <ConditionBuilder
      // What is being put together belongs to its flow.
      key={textOf(element, 'id')}
      {...{ condition, tree, variables }}
      onChange={(changed) => writeCondition(editing, element, changed)}
    />
  );
}
