import { Button, Form } from 'antd';

import type { AskedValues } from '@policy/shared/contract/report/calls.ts';
import type { ReportCondition } from '@policy/shared/contract/report/design.ts';
import { fieldAt } from '@policy/shared/contract/report/source-fields.ts';
import type { SourceField } from '@policy/shared/contract/report/source-fields.ts';
import type { SourceName } from '@policy/shared/contract/report/source-names.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';
import { fieldTitle } from '@policy/shared/messages/report-words.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useReportWords } from '../use-report-words.ts';
import { ValueInput } from '../value-input.tsx';
import { useReportPageWords } from '../use-report-page-words.ts';

/** A condition whose values are asked, and its place in the design. */
interface AskedCondition {
  at: string;
  condition: ReportCondition;
  field: SourceField;
}

const askedOf = (source: SourceName, conditions: readonly ReportCondition[]): AskedCondition[] =>
  conditions.flatMap((condition, at) => {
    const field = fieldAt(reportSources[source], condition.field);
    return condition.isAsked && field ? [{ at: String(at), condition, field }] : [];
  });

interface AskedFormProps {
  source: SourceName;
  conditions: readonly ReportCondition[];
  values: AskedValues;
  onChange: (values: AskedValues) => void;
  onRun: () => void;
  isRunning: boolean;
}

/** What a report asks of whoever runs it; one that is emptied does not hold back. */
export function AskedForm({ source, conditions, values, onChange, onRun, isRunning }: AskedFormProps) {
  const t = useReportPageWords();
  const { locale } = useWorkplace();
  const { comparison } = useReportWords();
  return (
    <Form layout="vertical" className="report-asked" onFinish={onRun}>
      {askedOf(source, conditions).map(({ at, condition, field }) => {
        const label = `${fieldTitle(field, locale)} ${comparison[condition.is]}`;
        return (
          <Form.Item key={at} label={label} htmlFor={`asked-${at}`}>
            <ValueInput
              {...{ field, label }}
              id={`asked-${at}`}
              is={condition.is}
              value={values[at] ?? condition.value}
              onChange={(value) => onChange({ ...values, [at]: value })}
            />
          </Form.Item>
        );
      })}
      <Form.Item label=" " colon={false}>
        <Button type="primary" htmlType="submit" loading={isRunning}>
          {t('run')}
        </Button>
      </Form.Item>
    </Form>
  );
}
