import { useId, useState } from 'react';
import { Alert, App, Button, Form, Switch } from 'antd';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';
import { mostOperations } from '@policy/shared/contract/workflow/operations.ts';
import type { MigrationResult } from '@policy/shared/contract/workflow/operations.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { ReasonItem } from '../../../kit/acts/reason-item.tsx';
import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { ItemSelect } from '../../../kit/inputs/item-select.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDesignWords } from '../use-design-words.ts';
import { MigrationReport } from './migration-report.tsx';
import type { Running } from './migration-report.tsx';

interface Said {
  deploymentId: string;
  comment: string;
  notify: boolean;
}

interface Report {
  results: readonly MigrationResult[];
  running: readonly Running[];
  isDone: boolean;
}

/** Has the processes of a version go on in another: a trial says first which can, and what stands in the way of the others. */
export function MigrateDialog({ version: one, onSaved, onClose }: Saving & { version: DeployedVersion }) {
  const t = useDesignWords();
  const { message } = App.useApp();
  const { http } = useWorkplace();
  const [form] = Form.useForm<Said>();
  const { isBusy, run } = useBusy();
  // The processes as they were asked about: one that has ended since is still called by its title.
  const [report, setReport] = useState<Report>();
  const { others, records, total, reread } = useMigration(one);
  const migrate = (body: object) => http.post<MigrationResult[]>('blade-workflow/ops/migrate', body);
  const allIds = records.map(({ processInstanceId }) => processInstanceId);
  const attempt = async () => {
    const { deploymentId } = await form.validateFields(['deploymentId']);
    const results = await migrate({ deploymentId, processInstanceIds: allIds, isDryRun: true });
    setReport({ results, running: records, isDone: false });
  };
  const fitting = (report && !report.isDone ? report.results : []).filter(({ ok }) => ok).map(({ id }) => id);
  const send = async ({ deploymentId, comment, notify }: Said) => {
    const said = { comment: comment.trim(), notify: notify ? 1 : 0 };
    const asked = { deploymentId, processInstanceIds: fitting, ...said };
    const results = await migrate(asked);
    const count = results.filter(({ ok }) => ok).length;
    if (count > 0) onSaved();
    // Something may have come in the way of a process since the trial.
    if (count < results.length) {
      setReport({ results, running: records, isDone: true });
      await reread();
      return;
    }
    void message.success(t('migrated', { count }));
    onClose();
  };
  return (
    <SaveDialog
      title={t('migrateTitle', { name: one.name, version: one.version })}
      okText="ok"
      isReady={fitting.length > 0}
      isSaving={isBusy}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form<Said>
        form={form}
        name={useId()}
        layout="vertical"
        onFinish={(said) => void run(() => send(said)).catch(passOverRefusal)}
      >
        <VersionItem others={others} onChange={() => setReport(undefined)} />
        <RunningNote total={total} />
        <Button
          disabled={total === 0}
          loading={isBusy}
          onClick={() => void run(attempt).catch(passOverRefusal)}
        >
          {t('trial')}
        </Button>
        {report ? <MigrationReport {...report} report={report.results} /> : null}
        {fitting.length > 0 ? (
          <>
            <ReasonItem
              isLater
              name="comment"
              label={t('reason')}
              missing={t('reasonRequired')}
              most={longestComment}
            />
            <Form.Item name="notify" label={t('notifyHolders')} valuePropName="checked" initialValue={true}>
              <Switch />
            </Form.Item>
          </>
        ) : null}
      </Form>
    </SaveDialog>
  );
}

/** The other versions of a process. */
function VersionItem({ others, onChange }: { others: readonly DeployedVersion[]; onChange: () => void }) {
  const t = useDesignWords();
  return (
    <Form.Item
      name="deploymentId"
      label={t('migrateTo')}
      rules={[{ required: true, message: t('migrateToRequired') }]}
    >
      <ItemSelect
        notFoundContent={t('noOther')}
        onChange={onChange}
        options={others.map(({ id, version, note }) => ({
          value: id,
          label: [`v${String(version)}`, note].filter(Boolean).join(' '),
        }))}
      />
    </Form.Item>
  );
}

/** Says that nothing runs on a version, or more than is migrated in one go. */
function RunningNote({ total }: { total: number | undefined }) {
  const t = useDesignWords();
  if (total === 0)
    return <Alert type="info" showIcon message={t('noRunning')} style={{ marginBottom: 12 }} />;
  return total !== undefined && total > mostOperations ? (
    <p>{t('mostAtOnce', { count: mostOperations })}</p>
  ) : null;
}

const unread = { shouldRetryOnError: false, revalidateOnFocus: false };

/** The other versions of a process, and what runs on this one. */
function useMigration({ id, modelKey }: DeployedVersion) {
  const { http } = useWorkplace();
  const versions = useSWR<Page<DeployedVersion>, Error>(
    ['versions-of', modelKey],
    () => http.get<Page<DeployedVersion>>('blade-workflow/design/deployment/list', { modelKey, size: 200 }),
    unread,
  );
  const running = useSWR<Page<Running>, Error>(
    ['running-on', id],
    () =>
      http.get<Page<Running>>('blade-workflow/ops/processList', {
        ...{ processDefinitionId: id, processStatus: 'running', size: mostOperations },
      }),
    unread,
  );
  const others = (versions.data?.records ?? []).filter((row) => row.modelKey === modelKey && row.id !== id);
  return { others, records: running.data?.records ?? [], total: running.data?.total, reread: running.mutate };
}
