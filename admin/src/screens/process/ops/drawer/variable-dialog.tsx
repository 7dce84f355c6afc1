import { useId } from 'react';
import { App, Form, Input, Select } from 'antd';

import type { OperationsVariable } from '@policy/shared/contract/workflow/operations.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';

import { SaveDialog } from '../../../../kit/acts/save-dialog.tsx';
import { passOverRefusal } from '../../../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../../../kit/acts/use-sending-key.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { SaidItems } from '../said-items.tsx';
import { useOpsWords } from '../use-ops-words.ts';
import { readTyped, textOfValue, typeOfValue, variableTypes } from './typed-value.ts';
import type { VariableType } from './typed-value.ts';

/** A variable that is set, one of which there is none yet or another value of one; or one that is taken away. */
export interface VariableAct {
  kind: 'set' | 'remove';
  variable?: OperationsVariable;
}

interface VariableDialogProps {
  id: string;
  act: VariableAct;
  /** Which state of the process the reader has seen. */
  rev: number;
  onDone: () => void;
  onClose: () => void;
}

interface Said {
  name: string;
  type: VariableType;
  value?: string;
  comment: string;
  notify: boolean;
}

/** Asks for a variable's value and for the reason, and sets it or takes it away. */
export function VariableDialog({ id, act, rev, onDone, onClose }: VariableDialogProps) {
  const t = useOpsWords();
  const [form] = Form.useForm<Said>();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const keyOf = useSendingKey();
  const { variable } = act;
  const isSet = act.kind === 'set';
  const path = `blade-workflow/ops/${isSet ? 'setVariable' : 'removeVariable'}`;
  const send = async ({ name, type, value, comment, notify }: Said) => {
    const read = isSet ? { value: readTyped(type, value ?? '') } : {};
    const told = { comment: comment.trim(), notify: notify ? 1 : 0 };
    const whole = { processInstanceId: id, name, ...read, rev, ...told };
    await http.post(path, whole, { idempotencyKey: keyOf({ path, whole }) });
    void message.success(t('done'));
    onClose();
    onDone();
  };
  return (
    <SaveDialog
      title={t(titleOf(act))}
      okText="ok"
      isSaving={isBusy}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <p>{t(isSet ? 'variableHint' : 'removeVariableHint')}</p>
      <Form<Said>
        form={form}
        name={useId()}
        layout="vertical"
        initialValues={variable ? shownOf(variable) : { type: 'text' }}
        onFinish={(said) => void run(() => send(said)).catch(passOverRefusal)}
      >
        <Form.Item
          name="name"
          label={t('variable')}
          rules={[{ required: true, pattern: /^[A-Za-z_]\w{0,79}$/, message: t('variableName') }]}
        >
          <Input disabled={variable !== undefined} maxLength={80} />
        </Form.Item>
        {isSet ? <ValueItems /> : null}
        <SaidItems most={longestComment - 82} />
      </Form>
    </SaveDialog>
  );
}

const titleOf = ({ kind, variable }: VariableAct) => {
  if (kind === 'remove') return 'removeVariable';
  return variable ? 'changeVariable' : 'addVariable';
};

const shownOf = ({ name, value }: OperationsVariable) => ({
  ...{ name, type: typeOfValue(value), value: textOfValue(value) },
});

/** A value and how it is typed. */
function ValueItems() {
  const t = useOpsWords();
  const form = Form.useFormInstance<Said>();
  const type = Form.useWatch('type', form);
  return (
    <>
      <Form.Item name="type" label={t('type')}>
        <Select options={variableTypes.map((value) => ({ value, label: t(`types.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="value"
        label={t('value')}
        dependencies={['type']}
        rules={[
          {
            validator: (_, value: string | undefined) =>
              readTyped(type, value ?? '') === undefined
                ? Promise.reject(new Error(t('valueWrong')))
                : Promise.resolve(),
          },
        ]}
      >
        <ValueInput type={type} />
      </Form.Item>
    </>
  );
}

interface ValueInputProps {
  type: VariableType | undefined;
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

function ValueInput({ type, id, value = '', onChange }: ValueInputProps) {
  const t = useOpsWords();
  const handed = { ...(id !== undefined && { id }), value };
  if (type === 'boolean')
    return (
      <Select
        {...handed}
        options={['true', 'false'].map((one) => ({
          value: one,
          label: t(one === 'true' ? 'isTrue' : 'isFalse'),
        }))}
        onChange={(picked: string) => onChange?.(picked)}
      />
    );
  return (
    <Input.TextArea
      {...handed}
      autoSize={{ minRows: type === 'json' ? 3 : 1, maxRows: 10 }}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
