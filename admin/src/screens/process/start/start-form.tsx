import { Suspense, useMemo, useRef, useState } from 'react';
import type { default as FormCore } from '@rjsf/core';
import { Alert, App, Button, Skeleton, Typography } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { StartForm as StartFormFacts } from '@policy/shared/contract/workflow/starting.ts';

import { taskPath } from '../../../components/task-params.ts';
import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import type { FormValues } from '../../../kit/entity/fields.ts';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDraft } from './use-draft.ts';
import type { Saving } from './use-draft.ts';
import { useStartWords } from './use-start-words.ts';

const SchemaForm = lazyPart(() => import('../../../components/schema-form/schema-form.tsx'));

interface StartFormProps {
  facts: StartFormFacts;
  /** The draft that is gone on with, and what was filled in. */
  draft: { id: string; answers: FormValues; isRenewed: boolean } | undefined;
  /** Reads the form again: it has been renewed meanwhile. */
  onStale: () => Promise<unknown>;
}

/** The form of a process: it is saved as a draft while it is filled in, and handed in once. */
export function StartForm({ facts, draft, onStale }: StartFormProps) {
  const t = useStartWords();
  const { process, form } = facts;
  const { http, leave } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const refresh = useRefreshTasks();
  const keyOf = useSendingKey();
  const core = useRef<FormCore<FormValues>>(null);
  const [answers, setAnswers] = useState<FormValues>(draft?.answers ?? {});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isRenewed, setRenewed] = useState(draft?.isRenewed ?? false);
  const { saving, keep, settle } = useDraft(facts, draft?.id);
  const permissions = useMemo(() => editable(form.schema), [form.schema]);

  const send = async () => {
    if (core.current?.validateForm() === false) return void message.warning(t('invalid'));
    const draftId = await settle();
    const said = {
      ...{ processDefKey: process.processDefKey, formVersion: form.version, variables: answers },
      ...(draftId && { draftId }),
    };
    try {
      const { processInstanceId } = await http.post<{ processInstanceId: string }>(
        'blade-workflow/process/startProcess',
        said,
        { idempotencyKey: keyOf(said) },
      );
      void message.success(t('submitted'));
      void refresh();
      leave(taskPath({ taskId: '', processInstanceId }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(error.errors.map((one) => one.message));
      if (error.code !== 409) return;
      // What was typed stays, under the new form.
      setRenewed(true);
      await onStale();
    }
  };
  return (
    <article className="start-form">
      <h2>{process.processDefName}</h2>
      {isRenewed ? <Alert type="info" showIcon message={t('renewed')} /> : null}
      {problems.length > 0 ? (
        <Alert type="error" showIcon message={t('problems')} description={<Problems of={problems} />} />
      ) : null}
      <Suspense fallback={<Skeleton active title={false} />}>
        <SchemaForm
          schema={form.schema}
          uiSchema={form.uiSchema}
          permissions={permissions}
          values={answers}
          formRef={core}
          onChange={(edited) => {
            setAnswers(edited);
            keep(edited);
          }}
        />
      </Suspense>
      <div className="start-actions">
        <Button type="primary" loading={isBusy} onClick={() => void run(send)}>
          {t('submit')}
        </Button>
        <SavingState saving={saving} />
      </div>
    </article>
  );
}

const Problems = ({ of }: { of: readonly string[] }) => (
  <ul className="start-problems">
    {of.map((problem) => (
      <li key={problem}>{problem}</li>
    ))}
  </ul>
);

/** What has become of the draft, told where it is handed in, and aloud. */
function SavingState({ saving }: { saving: Saving }) {
  const t = useStartWords();
  const told = () => {
    if (saving.kind === 'saving') return t('saving');
    if (saving.kind === 'saved') return t('savedAt', { time: saving.time });
    return saving.kind === 'failed' ? t('notSaved', { reason: saving.reason }) : t('draftHint');
  };
  return (
    <Typography.Text type={saving.kind === 'failed' ? 'danger' : 'secondary'} role="status">
      {told()}
    </Typography.Text>
  );
}

/** Whoever starts a process fills in all of its form. */
const editable = ({ properties = {} }: { properties?: unknown }) =>
  Object.fromEntries(Object.keys(properties ?? {}).map((name) => [name, { access: 'edit' as const }]));
