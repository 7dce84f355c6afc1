import { useState } from 'react';
import { Button, Card, Form, Input, Space, Tag } from 'antd';

import type { TrialAct, TrialTask } from '@policy/shared/contract/process-design/trial.ts';

import { PersonInput } from '../../../../components/person-picker/person-input.tsx';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import type { DiagramEditor } from '../canvas/editor.ts';
import { NodeLink } from './node-link.tsx';
import { useTrialWords } from './use-trial-words.ts';
import { valueOf } from './values-input.tsx';

interface TrialTaskProps {
  task: TrialTask;
  editor: DiagramEditor;
  isBusy: boolean;
  onAct: (act: TrialAct) => void;
}

/** A task of a trial run: whom it would be for, and the decision of whoever tries it. */
export function TrialTaskCard({ task, editor, isBusy, onAct }: TrialTaskProps) {
  const t = useTrialWords();
  const { locale } = useWorkplace();
  const [by, setBy] = useState<string | null>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { taskId, nodeId, name, fields, isOwners } = task;
  const editable = isOwners ? [] : fields.filter(({ access }) => access === 'edit');
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const decide = (outcome: string) =>
    onAct({
      ...{ kind: 'decide', taskId, outcome, by },
      variables: Object.fromEntries(given.map(([field, text]) => [field, valueOf(text)])),
    });
  const outcomes = isOwners
    ? [{ key: 'resubmitted', label: t('resubmit') }]
    : task.outcomes.map(({ key, ...button }) => ({
        key,
        label: plain.find((one) => one === button.name)
          ? t(`outcomes.${key === 'rejected' ? 'rejected' : 'approved'}`)
          : locale === 'zh'
            ? button.name
            : button.nameEn,
      }));
  return (
    <Card size="small" title={<NodeLink {...{ editor, nodeId, name }} />}>
      <p>
        {t('goesTo')} <Recipients task={task} />
      </p>
      <Form layout="vertical" size="small">
        {editable.map(({ name: field, required }) => (
          <Form.Item key={field} label={field} required={required} htmlFor={`${taskId}-${field}`}>
            <Input
              id={`${taskId}-${field}`}
              value={typed[field] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          </Form.Item>
        ))}
        {task.holder || isOwners ? null : (
          <Form.Item label={t('decider')} htmlFor={`${taskId}-by`}>
            <PersonInput
              isSingle
              id={`${taskId}-by`}
              value={by === null ? [] : [by]}
              onChange={([picked = null]) => setBy(picked)}
            />
          </Form.Item>
        )}
      </Form>
      <Space wrap>
        {outcomes.map(({ key, label }) => (
          <Button key={key} size="small" disabled={isBusy} onClick={() => decide(key)}>
            {label}
          </Button>
        ))}
      </Space>
    </Card>
  );
}

/** What a step without buttons of its own can come to. */
const plain = ['approved', 'rejected'];

/** Whom a task would be for. */
function Recipients({ task: { holder, candidates } }: { task: TrialTask }) {
  const t = useTrialWords();
  if (holder) return <Tag>{holder.name}</Tag>;
  if (candidates.length === 0) return <Tag color="error">{t('nobody')}</Tag>;
  return candidates.map(({ user, role, department, duty }, at) => (
    <Tag key={at}>
      {[
        user?.name,
        role !== null && t('role', { name: role }),
        department !== null && t('department', { name: department }),
        duty !== null && t('duty', { name: duty }),
      ]
        .filter((part) => typeof part === 'string')
        .join(t('and'))}
    </Tag>
  ));
}
