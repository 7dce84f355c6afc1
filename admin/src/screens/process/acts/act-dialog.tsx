import { useId, useState } from 'react';
import { App, Form, Radio } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { signerPositions } from '@policy/shared/contract/workflow/status.ts';
import type { AfterReturn } from '@policy/shared/contract/workflow/returning.ts';
import type { SignerPosition } from '@policy/shared/contract/workflow/status.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';
import type { OfferedAct, TaskAct } from '@policy/shared/contract/workflow/task-acts.ts';

import { PersonInput } from '../../../components/person-picker/person-input.tsx';
import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { ReasonItem } from '../../../kit/acts/reason-item.tsx';
import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { besideSent, nothingBeside } from '../comment/beside.ts';
import { CommentField } from '../comment/comment-field.tsx';
import { useCommentWords } from '../comment/use-comment-words.ts';
import { SendBackFields, toOf } from './send-back-fields.tsx';
import type { BackTarget } from './send-back-fields.tsx';
import { useActWords } from './use-act-words.ts';

interface ActDialogProps extends OfferedAct {
  rev: number | undefined;
  /** To whom the task may be sent back. */
  backTargets: readonly BackTarget[];
  onGivenAway: () => void;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

interface Said {
  people?: string[];
  position?: SignerPosition;
  target?: string;
  afterwards?: AfterReturn;
  comment?: string;
}

interface Asks {
  people: 'none' | 'one' | 'many';
  reason: boolean;
  isGivenAway: boolean;
  /** Whether files and mentions go with what is said. */
  hasBeside: boolean;
  /** Last part of the call, and whether several people are one text, where that is not as of the others. */
  call?: string;
  isJoined?: boolean;
}

/** What an act asks for. */
const asks: Record<TaskAct, Asks> = {
  sendBack: { people: 'none', reason: true, isGivenAway: true, hasBeside: true, call: 'rollbackTask' },
  transfer: { people: 'one', reason: true, isGivenAway: true, hasBeside: true },
  delegate: { people: 'one', reason: true, isGivenAway: true, hasBeside: true },
  resolve: { people: 'none', reason: true, isGivenAway: true, hasBeside: true },
  addSigners: {
    ...{ people: 'many', reason: true, isGivenAway: false, hasBeside: true },
    ...{ call: 'addMultiInstance', isJoined: true },
  },
  removeSigner: {
    people: 'none',
    reason: true,
    isGivenAway: false,
    hasBeside: false,
    call: 'deleteMultiInstance',
  },
  withdraw: { people: 'none', reason: true, isGivenAway: false, hasBeside: false },
  recall: { people: 'none', reason: true, isGivenAway: false, hasBeside: false },
  copy: { people: 'many', reason: false, isGivenAway: false, hasBeside: true },
  urge: { people: 'none', reason: false, isGivenAway: false, hasBeside: false },
};

/** Whom an act names, as its call spells it. */
const named = (act: TaskAct, people: readonly string[]) =>
  ({
    none: {},
    one: { assignee: people[0] },
    many: asks[act].isJoined ? { assignee: people.join(',') } : { copyUserIds: people },
  })[asks[act].people];

const pathOf = (act: TaskAct) => `blade-workflow/process/${asks[act].call ?? `${act}Task`}`;

/** How much of a comment is seen at once. */
const rows = { min: 3, max: 8 };

/** Asks whom a task goes to and why, and does it. */
export default function ActDialog({ act, taskId, personName, rev, backTargets, ...told }: ActDialogProps) {
  const t = useActWords();
  const [form] = Form.useForm<Said>();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const refresh = useRefreshTasks();
  const keyOf = useSendingKey();
  const [beside, setBeside] = useState(nothingBeside);
  const words = useCommentWords();
  const { people, reason, isGivenAway, hasBeside } = asks[act];
  const bodyOf = ({ people: ids = [], comment = '', target, ...said }: Said) => ({
    ...{ taskId, comment: comment.trim() },
    ...besideSent(comment, beside),
    ...named(act, ids),
    ...said,
    ...(target !== undefined && toOf(target)),
    ...(isGivenAway && { rev }),
  });
  const send = async (said: Said) => {
    if (beside.isUploading) return void message.warning(words('uploading'));
    const body = bodyOf(said);
    const path = pathOf(act);
    try {
      await http.post(path, body, { idempotencyKey: keyOf({ path, body }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 409) await told.onChanged();
      return;
    }
    void message.success(t(`done.${act}`));
    void refresh();
    told.onClose();
    if (isGivenAway) told.onGivenAway();
    else await told.onChanged();
  };
  return (
    <SaveDialog
      title={personName === undefined ? t(act) : t('ofPerson', { act: t(act), name: personName })}
      okText="ok"
      isSaving={isBusy}
      onSave={() => form.submit()}
      onClose={told.onClose}
    >
      <p>{t(`hints.${act}`)}</p>
      <Form form={form} name={useId()} layout="vertical" onFinish={(said) => void run(() => send(said))}>
        {people === 'none' ? null : (
          <Form.Item
            name="people"
            label={t(people === 'one' ? 'person' : 'people')}
            rules={[{ required: true, message: t('personRequired') }]}
          >
            <PersonInput isSingle={people === 'one'} />
          </Form.Item>
        )}
        {act === 'sendBack' ? <SendBackFields targets={backTargets} /> : null}
        {act === 'addSigners' ? (
          <Form.Item name="position" label={t('position')} initialValue="before">
            <Radio.Group
              options={signerPositions.map((value) => ({ value, label: t(`positions.${value}`) }))}
            />
          </Form.Item>
        ) : null}
        <ReasonItem
          isLater
          name="comment"
          label={t('reason')}
          {...(reason && { missing: t('reasonRequired') })}
          most={longestComment}
        >
          {hasBeside ? (
            <CommentField longest={longestComment} rows={rows} beside={beside} onBeside={setBeside} />
          ) : null}
        </ReasonItem>
      </Form>
    </SaveDialog>
  );
}
