import { Form, Input, InputNumber } from 'antd';
import { useTranslations } from 'use-intl';

import { wireMoment } from '@policy/shared/contract/workflow/form-formats.ts';

import { DateInput } from '../../../kit/inputs/date-input.tsx';
import type { DecisionField, DecisionFields } from '../task-shapes.ts';

/** What an outcome asks its handler for, each as the field that its schema describes. */
export function DecisionInputs({ fields }: { fields: DecisionFields }) {
  const t = useTranslations('process');
  return Object.entries(fields.properties).map(([name, field]) => {
    const { title = name, description } = field;
    const isRequired = fields.required.includes(name);
    return (
      <Form.Item
        key={name}
        name={name}
        label={title}
        extra={description}
        rules={isRequired ? [{ ...filled(field), message: t('fieldNeeded', { title }) }] : []}
      >
        {inputOf(field)}
      </Form.Item>
    );
  });
}

function inputOf(field: DecisionField) {
  const { format, maximum, maxLength } = field;
  if (isNumber(field))
    return <InputNumber min={0} {...(maximum !== undefined && { max: maximum })} precision={4} />;
  if (format === wireMoment) return <DateInput showTime />;
  return <Input {...(maxLength !== undefined && { maxLength })} autoComplete="off" />;
}

const isNumber = ({ type }: DecisionField): boolean => type === 'number' || type === 'integer';

/** A number is there or not; a text of blanks is none. The rule on blanks would take every number for no text. */
const filled = (field: DecisionField) => ({ required: true, ...(!isNumber(field) && { whitespace: true }) });
