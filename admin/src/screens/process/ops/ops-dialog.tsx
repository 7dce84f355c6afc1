import { useId, useState } from 'react';
import { App, Form } from 'antd';

import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';

import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import { useBatch } from '../../../kit/chosen/use-batch.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { besideSent, nothingBeside } from '../comment/beside.ts';
import { CommentField } from '../comment/comment-field.tsx';
import { useCommentWords } from '../comment/use-comment-words.ts';
import { AskedItems } from './asked-items.tsx';
import { opsActs } from './ops-acts.ts';
import type { OpsAct } from './ops-acts.ts';
import { idOf, saidOf, targetOf, targetsOf } from './ops-said.ts';
import type { OpsSaid } from './ops-said.ts';
import { nameOf } from './ops-shapes.ts';
import type { OpsRow } from './ops-shapes.ts';
import { SaidItems } from './said-items.tsx';
import { useOpsWords } from './use-ops-words.ts';

/** How much of a reason is seen at once. */
const fieldRows = { min: 3, max: 8 };

interface OpsDialogProps {
  act: OpsAct;
  rows: readonly OpsRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks for what an act of operations takes, for one row or for many, and does it; of many it tells what became of each. */
export function OpsDialog({ act, rows, onDone, onClose }: OpsDialogProps) {
  const t = useOpsWords();
  const [form] = Form.useForm<OpsSaid>();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const keyOf = useSendingKey();
  const batch = useBatch();
  const refresh = useRefreshTasks();
  const [beside, setBeside] = useState(nothingBeside);
  const words = useCommentWords();
  const asks = opsActs[act];
  const [row, ...others] = rows;
  const path = `blade-workflow/ops/${asks.call}`;
  // A file goes with one comment: of many rows there would be as many.
  const hasBeside = asks.hasBeside === true && others.length === 0;
  const send = async (said: OpsSaid) => {
    if (hasBeside && beside.isUploading) return void message.warning(words('uploading'));
    const body = { ...asks.fixed, ...saidOf(asks, said), ...(hasBeside && besideSent(said.comment, beside)) };
    if (others.length === 0 && row) {
      const whole = { ...body, ...targetOf(asks, row) };
      await http.post(path, whole, { idempotencyKey: keyOf({ path, whole }) });
      void message.success(t('done'));
    } else {
      const results = await http.post<RowResult[]>(path, { ...body, ...targetsOf(asks, rows) });
      const named = rows.map((one) => ({ id: idOf(asks, one), name: nameOf(one) }));
      batch({ rows: named, send: () => Promise.resolve(results), onDone: () => undefined });
    }
    onClose();
    onDone();
    void refresh();
  };
  const label = t(`acts.${act}`);
  const isSingle = others.length === 0;
  return (
    <SaveDialog
      title={isSingle ? label : t('batchTitle', { act: label, count: rows.length })}
      okText="ok"
      isSaving={isBusy}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <p>{t(`hints.${act}`)}</p>
      <Form<OpsSaid>
        form={form}
        name={useId()}
        layout="vertical"
        initialValues={{ position: 'before' }}
        onFinish={(said) => void run(() => send(said)).catch(passOverRefusal)}
      >
        <AskedItems act={act} rows={rows} />
        <SaidItems>
          {hasBeside ? (
            <CommentField longest={longestComment} rows={fieldRows} beside={beside} onBeside={setBeside} />
          ) : null}
        </SaidItems>
      </Form>
    </SaveDialog>
  );
}
