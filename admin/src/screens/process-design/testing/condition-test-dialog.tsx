import { useId, useState } from 'react';
import { Alert, Form, Input, Modal, Skeleton, Typography } from 'antd';

import { processCondition } from '@policy/shared/contract/entities/process-design/process-condition.ts';
import type { ConditionTest } from '@policy/shared/contract/process-design/tests.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useFreshRead } from '../../../kit/entity/use-fresh-read.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { valueOf } from '../designer/trial/values-input.tsx';
import { useTestWords } from './use-test-words.ts';

interface ConditionTestDialogProps {
  name: string;
  expression: string;
  onClose: () => void;
}

type Typed = Readonly<Record<string, string>>;

/** Tries a condition with values for the variables that it names. */
export function ConditionTestDialog({ name, expression, onClose }: ConditionTestDialogProps) {
  const t = useTestWords();
  const { http } = useWorkplace();
  const { isBusy, run } = useBusy();
  const ask = (typed: Typed) => {
    const given = Object.entries(typed).filter(([, text]) => text.trim() !== '');
    const variables = Object.fromEntries(given.map(([variable, text]) => [variable, valueOf(text)]));
    return http.post<ConditionTest>(`${processCondition.path}/test`, { expression, variables });
  };
  // Asked without values first, for the names of what it asks for.
  const { data } = useFreshRead(['condition-test', expression], () => ask({}));
  const [typed, setTyped] = useState<Typed>({});
  const [result, setResult] = useState<ConditionTest>();
  const names = data?.names ?? [];
  const told = result ?? known(data);
  const test = () => void run(async () => setResult(await ask(typed))).catch(passOverRefusal);
  return (
    <Modal
      open
      title={t('testOf', { name })}
      okText={t('run')}
      cancelText={t('close')}
      okButtonProps={{ disabled: !data }}
      confirmLoading={isBusy}
      onOk={test}
      onCancel={onClose}
    >
      <Typography.Paragraph code style={{ overflowWrap: 'anywhere' }}>
        {expression}
      </Typography.Paragraph>
      {data ? (
        <Values
          names={names}
          typed={typed}
          onChange={(variable, text) => setTyped({ ...typed, [variable]: text })}
        />
      ) : (
        <Skeleton active title={false} />
      )}
      {told ? <Outcome result={told} /> : null}
    </Modal>
  );
}

/** What can be told without values; that one is missing is no fault before it could be typed. */
const known = (first: ConditionTest | undefined): ConditionTest | undefined =>
  first && (first.names.length === 0 || first.problem === null) ? first : undefined;

interface ValuesProps {
  names: readonly string[];
  typed: Typed;
  onChange: (variable: string, text: string) => void;
}

/** A value for each variable. */
function Values({ names, typed, onChange }: ValuesProps) {
  const t = useTestWords();
  const id = useId();
  if (names.length === 0) return <Typography.Paragraph>{t('noNames')}</Typography.Paragraph>;
  return (
    <Form layout="vertical" component="div">
      {names.map((variable) => (
        <Form.Item key={variable} label={variable} htmlFor={`${id}-${variable}`} extra={t('anyKind')}>
          <Input
            id={`${id}-${variable}`}
            autoComplete="off"
            value={typed[variable] ?? ''}
            onChange={({ target }) => onChange(variable, target.value)}
          />
        </Form.Item>
      ))}
    </Form>
  );
}

/** Whether it holds, or why that cannot be told. */
function Outcome({ result: { holds, problem } }: { result: ConditionTest }) {
  const t = useTestWords();
  if (problem !== null) return <Alert role="status" type="warning" showIcon message={problem} />;
  return holds ? (
    <Alert role="status" type="success" showIcon message={t('holds')} />
  ) : (
    <Alert role="status" type="info" showIcon message={t('holdsNot')} />
  );
}
