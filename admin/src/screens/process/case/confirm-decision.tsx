import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { CaseFact } from '@policy/shared/contract/workflow/case-basis.ts';
import type { BackNode } from '@policy/shared/contract/workflow/returning.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';
import { Alert, Descriptions, Form, Input, Modal, Select } from 'antd';
import { useTranslations } from 'use-intl';

import { useActWords } from '../acts/use-act-words.ts';
import type { Beside } from '../comment/beside.ts';
import { FactValue } from './case-facts.tsx';
import { CommentInput } from './phrases/comment-input.tsx';
import { DecisionInputs } from './decision-fields.tsx';
import type { NodeButton } from '../task-shapes.ts';

/** What was typed beside a decision. */
export interface Typed {
  comment: string;
  variables: Record<string, unknown>;
  /** The step that was picked to go back to. */
  nodeId?: string | undefined;
}

interface ConfirmDecisionProps {
  button: NodeButton;
  /** For whom, to which account and how much. */
  summary: readonly CaseFact[];
  /** What stood in the fields and the comment before the button was pressed. */
  typed: Readonly<Record<string, unknown>>;
  isBusy: boolean;
  /** What it leads to, and whom it reaches; of a rejection, with the step that was picked. */
  outlookOf: (nodeId: string | undefined) => ReactNode;
  beside: Beside;
  onBeside: (change: (now: Beside) => Beside) => void;
  onConfirm: (typed: Typed) => void;
  onClose: () => void;
}

/** Found by whoever confirms by a key. */
const confirms = { 'data-decision-confirm': '' };

/** What was typed goes before what is proposed; a field that was left alone says nothing. */
const given = (typed: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined && value !== null));

/** Asks once more before what cannot be taken back, with what it is about and what becomes of it. */
export function ConfirmDecision(props: ConfirmDecisionProps) {
  const { button, summary, typed, isBusy, outlookOf, beside, onBeside, onConfirm, onClose } = props;
  const t = useTranslations('process');
  const targets = button.targets ?? [];
  const [nodeId, setNodeId] = useState(targets[0]?.nodeId);
  const [form] = Form.useForm<Record<string, unknown> & { comment?: string }>();
  const isDangerous = button.isRefusal ?? false;
  const send = ({ comment: said = '', ...variables }: Record<string, unknown> & { comment?: string }) =>
    onConfirm({ comment: said.trim(), variables, nodeId });
  return (
    <Modal
      open
      title={t('confirmTitle', { act: button.name })}
      okText={t('confirm', { act: button.name })}
      okButtonProps={{ danger: isDangerous, loading: isBusy, ...confirms }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {button.consequence ? (
        <Alert type={isDangerous ? 'error' : 'warning'} showIcon message={button.consequence} />
      ) : null}
      <Descriptions
        size="small"
        column={1}
        style={{ margin: '12px 0' }}
        items={summary.map((fact) => ({
          ...{ key: fact.label, label: fact.label },
          children: <FactValue fact={fact} />,
        }))}
      />
      <BackTo targets={targets} nodeId={nodeId} onPick={setNodeId} />
      {outlookOf(nodeId)}
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        initialValues={{ ...button.values, ...given(typed) }}
        onFinish={(typed) => send(typed)}
      >
        {button.fields ? <DecisionInputs fields={button.fields} /> : null}
        {button.commentRequired ? (
          <Form.Item
            name="comment"
            label={t('reason')}
            rules={[{ required: true, whitespace: true, message: t('commentRequired') }]}
          >
            <CommentInput longest={longestComment} {...{ beside, onBeside }} />
          </Form.Item>
        ) : (
          <Form.Item name="comment" hidden>
            <Input />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

interface BackToProps {
  targets: readonly BackNode[];
  nodeId: string | undefined;
  onPick: (nodeId: string) => void;
}

/** Asks where a rejection goes back to, where its handler may say. */
function BackTo({ targets, nodeId, onPick }: BackToProps) {
  const words = useActWords();
  const id = useId();
  if (targets.length === 0) return null;
  return (
    <Form.Item layout="vertical" label={words('target')} htmlFor={id}>
      <Select
        id={id}
        value={nodeId}
        options={targets.map((one) => ({ value: one.nodeId, label: one.nodeName }))}
        onChange={onPick}
      />
    </Form.Item>
  );
}
