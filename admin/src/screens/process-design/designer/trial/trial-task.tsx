import { useState } from 'react';
import { Button, Card, Form, Input, Space, Tag } from 'antd';
import { z } from 'zod';

import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';
import type { TrialAct, TrialTask } from '@policy/shared/contract/process-design/trial.ts';

import { PersonInput } from '../../../../components/person-picker/person-input.tsx';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import type { DiagramEditor } from '../canvas/editor.ts';
import { HandOn } from './hand-on.tsx';
import { NodeLink } from './node-link.tsx';
import { TaskForms } from './task-forms.tsx';
import { useTaskForms } from './use-task-forms.ts';
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
  const [by, setBy] = useState<string | null>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { taskId, nodeId, name, fields, forms, isOwners } = task;
  const { answers, isWhole, ...filling } = useTaskForms(forms);
  const editable = isOwners ? [] : fields.filter(({ access }) => access === 'edit');
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const values = Object.fromEntries(given.map(([field, text]) => [field, valueOf(text)]));
  const decide = (outcome: string) => {
    // What is sent back, or turned down, need not be whole.
    if (goesOn(outcome) && !isWhole()) return;
    const variables = z.record(z.string(), jsonValue).parse({ ...values, ...answers });
    onAct({ kind: 'decide', taskId, outcome, by, variables });
  };
  const outcomes = useOutcomes(task);
  return (
    <Card size="small" title={<NodeLink {...{ editor, nodeId, name }} />}>
      <p>
        {task.isSigners ? <Tag color="processing">{t('signs')}</Tag> : null}
        {t('goesTo')} <Recipients task={task} /> <Besides task={task} />
      </p>
      <TaskForms forms={task.delegatedBy ? [] : forms} {...filling} />
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
      <Handing {...{ task, isBusy, onAct, by }} />
    </Card>
  );
}

/** Whether the forms have to be whole for an outcome; whom the process belongs to began the trial with less than that. */
const goesOn = (outcome: string) => !['returned', 'rejected', 'resubmitted'].includes(outcome);

/** What may be chosen at a task, by what its button says. */
function useOutcomes({ isOwners, outcomes }: TrialTask): readonly { key: string; label: string }[] {
  const t = useTrialWords();
  const { locale } = useWorkplace();
  if (isOwners) return [{ key: 'resubmitted', label: t('resubmit') }];
  return outcomes.map(({ key, name, nameEn }) => {
    const isPlain = plain.includes(name);
    const standard = t(`outcomes.${key === 'rejected' ? 'rejected' : 'approved'}`);
    return { key, label: isPlain ? standard : locale === 'zh' ? name : nameEn };
  });
}

/** What a step without buttons of its own can come to. */
const plain = ['approved', 'rejected'];

/** Gives a delegated task back, or hands another on as its step lets. */
function Handing({ task, isBusy, onAct, by }: Omit<TrialTaskProps, 'editor'> & { by: string | null }) {
  const t = useTrialWords();
  const { taskId, handings } = task;
  if (task.delegatedBy)
    return (
      <Button size="small" disabled={isBusy} onClick={() => onAct({ kind: 'giveBack', taskId })}>
        {t('giveBack')}
      </Button>
    );
  if (handings.length === 0) return null;
  return (
    <HandOn
      {...{ taskId, handings, isBusy }}
      onHand={(how, to) => onAct({ kind: 'hand', taskId, how, to, by })}
    />
  );
}

/** For whom its holder works on it, and who signs once it is approved. */
function Besides({ task: { delegatedBy, signersAfter } }: { task: TrialTask }) {
  const t = useTrialWords();
  const names = signersAfter.map(({ name }) => name).join(t('between'));
  return (
    <>
      {delegatedBy ? <Tag color="processing">{t('worksFor', { name: delegatedBy.name })}</Tag> : null}
      {names ? <Tag>{t('signsAfter', { names })}</Tag> : null}
    </>
  );
}

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
