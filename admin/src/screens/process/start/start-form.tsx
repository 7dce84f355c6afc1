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
import { useWidth } from '../../../kit/page/use-width.ts';
import { roomOf } from '../case/case-room.ts';
import type { Restored } from './chosen-people.ts';
import { RestoredPeople } from './restored-people.tsx';
import { StartCopies } from './start-copies.tsx';
import { StartOutlook } from './start-outlook.tsx';
import { StartProblems } from './start-problems.tsx';
import { useDraft } from './use-draft.ts';
import type { Saving } from './use-draft.ts';
import { useProblems } from './use-problems.ts';
import { useStartWords } from './use-start-words.ts';

const SchemaForm = lazyPart(() => import('../../../components/schema-form/schema-form.tsx'));

interface StartFormProps {
  facts: StartFormFacts;
  /** What it begins with: the draft that is gone on with, or what was filled in another time. */
  begun: Begun;
  /** Reads the form again: it has been renewed meanwhile. */
  onStale: () => Promise<unknown>;
}

/** A form that is not empty when it is opened. */
export interface Begun extends Restored {
  /** The draft that holds it. */
  id?: string;
  answers: FormValues;
  /** It was filled in under another version of the form. */
  isRenewed: boolean;
}

/** The form of a process: it is saved as a draft while it is filled in, and handed in once. */
export function StartForm({ facts, begun, onStale }: StartFormProps) {
  const t = useStartWords();
  const { process, form } = facts;
  const { http, leave } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const refresh = useRefreshTasks();
  const keyOf = useSendingKey();
  const core = useRef<FormCore<FormValues>>(null);
  const [answers, setAnswers] = useState<FormValues>(begun.answers);
  const { problems, open, check, refuse, settle: lookAgain } = useProblems(core);
  const [people, setPeople] = useState(begun.people);
  const [isHandlerDropped, setHandlerDropped] = useState(false);
  const [isRenewed, setRenewed] = useState(begun.isRenewed);
  const [width, place] = useWidth();
  const { saving, keep, flush, settle } = useDraft(facts, begun.id);
  const permissions = useMemo(() => editable(form.schema), [form.schema]);

  const { handlers, copies } = people;
  const choose = (chosen: Partial<typeof people>) => {
    const changed = { ...people, ...chosen };
    setPeople(changed);
    keep({ answers, people: changed });
  };
  const send = async () => {
    if (!check(answers)) return void message.warning(t('invalid'));
    const draftId = await settle();
    const said = {
      ...{ processDefKey: process.processDefKey, formVersion: form.version, variables: answers },
      ...(draftId && { draftId }),
      ...(Object.keys(handlers).length > 0 && { nextHandlers: handlers }),
      ...(copies.length > 0 && { copyUserIds: copies }),
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
      refuse(error);
      if (error.code !== 409) return;
      // What was typed stays, under the new form.
      setRenewed(true);
      await onStale();
    }
  };
  const later = async () => {
    if (await flush()) leave('/process/draft');
  };
  return (
    <article ref={place} className="start-form" data-room={roomOf(width)}>
      <h2>{process.processDefName}</h2>
      <RestoredPeople restored={begun} isHandlerDropped={isHandlerDropped} />
      {isRenewed ? <Alert type="info" showIcon message={t('renewed')} /> : null}
      <div className="start-body">
        <Suspense fallback={<Skeleton active title={false} />}>
          <SchemaForm
            schema={form.schema}
            uiSchema={form.uiSchema}
            permissions={permissions}
            values={answers}
            formRef={core}
            onChange={(edited) => {
              setAnswers(edited);
              lookAgain(edited);
              keep({ answers: edited, people });
            }}
          />
        </Suspense>
        <aside className="start-aside">
          <StartProblems problems={problems} onOpen={open} />
          <StartOutlook
            processDefKey={process.processDefKey}
            answers={answers}
            handlers={handlers}
            onHandlers={(chosen) => {
              setHandlerDropped(false);
              choose({ handlers: { ...chosen } });
            }}
            onDropped={() => setHandlerDropped(true)}
          />
          {facts.mayCopy ? (
            <StartCopies people={copies} onChange={(chosen) => choose({ copies: [...chosen] })} />
          ) : null}
        </aside>
      </div>
      <div className="start-actions">
        <Button type="primary" loading={isBusy} onClick={() => void run(send)}>
          {t('submit')}
        </Button>
        <Button disabled={isBusy} onClick={() => void run(later)}>
          {t('later')}
        </Button>
        <SavingState saving={saving} />
      </div>
    </article>
  );
}

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
