import { Form, Radio, Skeleton } from 'antd';

import type { OperationsTask } from '@policy/shared/contract/workflow/operations.ts';

import { DecisionInputs } from '../case/decision-fields.tsx';
import { decisionFields } from '../task-shapes.ts';
import { FormItems } from './form-items.tsx';
import { useOpsTask } from './use-ops-task.ts';
import { useOpsWords } from './use-ops-words.ts';

/** Who turns it down leaves the forms as they are. */
const goesOn = ({ buttonKey }: OperationsTask['buttons'][number]): boolean => buttonKey !== 'rejected';

/** The outcomes that a task offers, and what the chosen one asks for; what is filled in stands beside the dialog's own fields. */
export function OutcomeItems({ taskId }: { taskId: string }) {
  const t = useOpsWords();
  const form = Form.useFormInstance();
  const outcome = Form.useWatch<string | undefined>('outcome', form);
  const data = useOpsTask(taskId);
  if (!data) return <Skeleton active title={false} />;
  // To return is an act of its own.
  const buttons = data.buttons.filter(({ buttonKey }) => buttonKey !== 'returned');
  const chosen = buttons.find(({ buttonKey }) => buttonKey === outcome);
  const fields = decisionFields.safeParse(chosen?.fields).data;
  const choose = (key: string) =>
    form.setFieldsValue(buttons.find(({ buttonKey }) => buttonKey === key)?.values ?? {});
  return (
    <>
      <Form.Item
        name="outcome"
        label={t('outcome')}
        extra={chosen?.consequence}
        rules={[{ required: true, message: t('outcomeRequired') }]}
      >
        <Radio.Group
          onChange={({ target }) => choose(String(target.value))}
          options={buttons.map(({ buttonKey: value, name: label }) => ({ value, label }))}
        />
      </Form.Item>
      {fields ? <DecisionInputs key={outcome} fields={fields} /> : null}
      {chosen && goesOn(chosen) && data.forms.length > 0 ? <FormItems forms={data.forms} /> : null}
    </>
  );
}
