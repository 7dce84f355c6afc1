import { useEffect, useId, useRef, useState } from 'react';
import { App, Button, Card, Form, Space } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { leavePages } from '@policy/shared/contract/workflow/flow-pages.ts';
import { leave } from '@policy/shared/contract/entities/desk/leave.ts';

import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import { editableFields, fieldsOf } from '../../../kit/entity/fields.ts';
import type { FormValues, Row } from '../../../kit/entity/fields.ts';
import { FormFields } from '../../../kit/forms/form-fields.tsx';
import { draftOf, startOf } from '../../../kit/forms/form-values.ts';
import { useLeaveConfirmation } from '../../../kit/page/leave-confirmation.ts';
import { useOwnName } from '../../../kit/page/page-names.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { DayCount } from './day-count.tsx';
import { LeaveFiles } from './leave-files.tsx';
import { leaveCasePath, leaveFormPath } from './leave-paths.ts';
import { useLeaveWords } from './use-leave-words.ts';

interface LeaveFormProps {
  processDefinitionId: string;
  /** The leave that was written before. */
  draft: Row | undefined;
}

const outdated = 409;

type Verb = 'submit' | 'start-process';

/** A leave as it is asked for: saved as a draft, or handed in with its process. */
export function LeaveForm({ processDefinitionId, draft }: LeaveFormProps) {
  const t = useLeaveWords();
  const { http, leave: close, locale } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const refresh = useRefreshTasks();
  const keyOf = useSendingKey();
  const [form] = Form.useForm<FormValues>();
  const kept = useRef(draft);
  const [isDirty, setIsDirty] = useState(false);
  const [next, setNext] = useState<string>();
  useLeaveConfirmation(isDirty);
  useOwnName(t('title'));
  // Behind the question on leaving, which lets go of the page only once it was drawn with nothing unsaved.
  useEffect(() => {
    if (next !== undefined) close(next);
    // Left once for what was saved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [next]);
  const fields = editableFields(fieldsOf(leave, locale), true);
  const begun = startOf(fields, draft);
  const [days, setDays] = useState({ from: begun['startDate'], until: begun['endDate'] });

  /** What was handed in is seen as its case, and a new draft goes on at its own address. */
  const goOn = (verb: Verb, row: Row) => {
    if (verb === 'start-process') {
      void refresh();
      setNext(leaveCasePath(String(row['processInstanceId']), row.id));
    } else if (!draft) setNext(leaveFormPath(row.id, processDefinitionId));
  };
  const send = async (verb: Verb) => {
    const filled = await form.validateFields().catch(() => null);
    if (!filled) return;
    const known = kept.current ? { id: kept.current.id, version: kept.current['version'] } : {};
    const body = { ...draftOf(fields, filled, begun), ...known, processDefinitionId };
    try {
      const row = await http.post<Row>(`${leave.path}/${verb}`, body, {
        idempotencyKey: keyOf({ verb, body }),
      });
      kept.current = row;
      void message.success(t(verb === 'submit' ? 'saved' : 'submitted'));
      setIsDirty(false);
      goOn(verb, row);
    } catch (error) {
      tellAtFields(form, error);
      if (error instanceof ApiError && error.code === outdated) await renew();
    }
  };
  /** The draft was saved elsewhere meanwhile: what stands here counts once it is saved again. */
  const renew = async () => {
    if (!kept.current) return;
    kept.current = await http.get<Row>(`${leave.path}/detail`, { id: kept.current.id });
    void message.warning(t('renewed'));
  };
  return (
    <Card>
      <Form<FormValues>
        form={form}
        name={useId()}
        layout="vertical"
        style={{ maxWidth: 880 }}
        initialValues={begun}
        validateTrigger={['onBlur', 'onChange']}
        onValuesChange={(_, all) => {
          setIsDirty(true);
          setDays({ from: all['startDate'], until: all['endDate'] });
        }}
      >
        <FormFields
          {...{ fields, row: draft, decisive: begun }}
          inputOf={(name) => (name === 'attachIds' ? LeaveFiles : undefined)}
        />
        <DayCount {...days} />
        <Space wrap>
          <Button type="primary" loading={isBusy} onClick={() => void run(() => send('start-process'))}>
            {t('submit')}
          </Button>
          <Button disabled={isBusy} onClick={() => void run(() => send('submit'))}>
            {t('save')}
          </Button>
          <Button type="link" onClick={() => close(leavePages)}>
            {t('toList')}
          </Button>
        </Space>
      </Form>
    </Card>
  );
}
