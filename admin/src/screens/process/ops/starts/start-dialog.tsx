import { useId } from 'react';
import { App, Form } from 'antd';

import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';
import type { OperationsStart } from '@policy/shared/contract/workflow/operations.ts';

import { passOverRefusal } from '../../../../kit/acts/pass-over-refusal.ts';
import { SaveDialog } from '../../../../kit/acts/save-dialog.tsx';
import { useBusy } from '../../../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../../../kit/acts/use-sending-key.ts';
import { useBatch } from '../../../../kit/chosen/use-batch.tsx';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { SaidItems } from '../said-items.tsx';
import { useOpsWords } from '../use-ops-words.ts';
import type { StartAct } from './start-acts.ts';

interface Said {
  comment: string;
  notify: boolean;
}

interface StartDialogProps {
  act: StartAct;
  rows: readonly OperationsStart[];
  nameOf: (row: OperationsStart) => string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why starts are begun again or dropped, and does it; of many it tells what became of each. */
export function StartDialog({ act, rows, nameOf, onDone, onClose }: StartDialogProps) {
  const t = useOpsWords();
  const [form] = Form.useForm<Said>();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const keyOf = useSendingKey();
  const batch = useBatch();
  const path = `blade-workflow/ops/${act}`;
  const [row, ...others] = rows;
  const label = t(`starts.acts.${act}`);
  const send = async ({ comment, notify }: Said) => {
    const said = { comment: comment.trim(), notify: notify ? 1 : 0 };
    if (others.length === 0 && row) {
      const whole = { startId: row.id, ...said };
      await http.post(path, whole, { idempotencyKey: keyOf({ path, whole }) });
      void message.success(t('done'));
    } else {
      const results = await http.post<RowResult[]>(path, { startIds: rows.map(({ id }) => id), ...said });
      const named = rows.map((one) => ({ id: one.id, name: nameOf(one) }));
      batch({ rows: named, send: () => Promise.resolve(results), onDone: () => undefined });
    }
    onClose();
    onDone();
  };
  return (
    <SaveDialog
      title={others.length === 0 ? label : t('batchTitle', { act: label, count: rows.length })}
      okText="ok"
      isSaving={isBusy}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <p>{t(`starts.hints.${act}`)}</p>
      <Form<Said>
        form={form}
        name={useId()}
        layout="vertical"
        onFinish={(said) => void run(() => send(said)).catch(passOverRefusal)}
      >
        <SaidItems isLater={false} notifyHint={t('starts.notifyHint')} />
      </Form>
    </SaveDialog>
  );
}
