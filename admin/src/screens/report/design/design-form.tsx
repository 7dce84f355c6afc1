import { Col, Form, Row } from 'antd';

import { report } from '@policy/shared/contract/entities/report/report.ts';

import { editableFields, fieldsOf } from '../../../kit/entity/fields.ts';
import { refusalOf } from '../../../kit/entity/rules.ts';
import { inputs } from '../../../kit/inputs/inputs.tsx';
import type { Control } from '../../../kit/inputs/inputs.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useYesNo } from '../../../kit/values/yes-no.ts';
import { ConditionParts } from './condition-parts.tsx';
import { DimensionParts } from './dimension-parts.tsx';
import { MeasureParts } from './measure-parts.tsx';
import type { ReportDraft } from './report-draft.ts';

const parts = { dimensions: DimensionParts, measures: MeasureParts, conditions: ConditionParts };
const isParts = (name: string): name is keyof typeof parts => name in parts;
const wide = ['roleIds', 'remark'];

interface DesignFormProps {
  design: ReportDraft;
  onChange: (changes: Partial<ReportDraft>) => void;
  /** Refusals of the server by field. */
  refused: Record<string, string>;
  /** Says what is wrong with fields that nobody has touched. */
  isChecked: boolean;
}

/** Everything that a report says of itself, in the order of its contract. */
export function DesignForm({ design, onChange, refused, isChecked }: DesignFormProps) {
  const { locale } = useWorkplace();
  const yesNo = useYesNo();
  const values: Record<string, unknown> = { ...design };
  return (
    <Form layout="vertical" component="div">
      <Row gutter={16}>
        {editableFields(fieldsOf(report, locale), true).map((field) => {
          const { name, label, meta } = field;
          if (isParts(name)) {
            const Parts = parts[name];
            return (
              <Col key={name} span={24}>
                <Parts {...{ design, onChange }} title={label} />
              </Col>
            );
          }
          const Input: Control = inputs[meta.kind];
          const value = values[name];
          const wrong = refused[name] ?? (isChecked ? refusalOf(field, value, locale) : undefined);
          return (
            <Col key={name} xs={24} md={wide.includes(name) ? 24 : 12}>
              <Form.Item
                label={label}
                htmlFor={`report-${name}`}
                required={meta.required}
                {...(wrong && { validateStatus: 'error' as const, help: wrong })}
              >
                <Input
                  {...{ field, yesNo, value }}
                  id={`report-${name}`}
                  onChange={(given) => onChange({ [name]: valueIn(given) })}
                />
              </Form.Item>
            </Col>
          );
        })}
      </Row>
    </Form>
  );
}

/** The value that an input's onChange tells: text inputs pass an event, the others their value. */
function valueIn(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('target' in given)) return given;
  const { target } = given;
  return typeof target === 'object' && target !== null && 'value' in target ? target.value : given;
}
