import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Progress, Space, Table, Upload } from 'antd';
import { useTranslations } from 'use-intl';

import type { ImportProblem } from '@policy/shared/contract/kit/import-events.ts';

import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import { saveFile } from '../page/save-file.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { useImport } from './use-import.ts';
import type { ImportState } from './use-import.ts';

interface ImportDialogProps {
  /** What comes in, such as users. */
  title: string;
  /** The calls that answer an empty sheet and take a full one. */
  calls: { template: string; import: string };
  /** What people should know once the rows are in. */
  afterwards?: string;
  onDone: () => void;
  onClose: () => void;
}

/** Brings rows in from a sheet: the template, the file, how far it is, and what came of it cell by cell. */
export function ImportDialog({ title, calls, afterwards, onDone, onClose }: ImportDialogProps) {
  const t = useTranslations('sheets');
  const { http } = useWorkplace();
  const { state, send, isRunning } = useImport(calls.import, onDone);
  const template = () =>
    void http
      .blob(calls.template)
      .then((file) => saveFile(file, `${title}.xlsx`))
      .catch(passOverRefusal);
  return (
    <Modal
      open
      width={720}
      title={t('title', { title })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      maskClosable={false}
      onCancel={onClose}
    >
      <Space direction="vertical" size="middle" style={{ width: '100%' }}>
        <span>{t('lead')}</span>
        <Button onClick={template}>{t('template')}</Button>
        <Upload.Dragger
          accept=".xlsx"
          maxCount={1}
          showUploadList={false}
          disabled={isRunning}
          beforeUpload={(file) => {
            void send(file);
            return false;
          }}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined />
          </p>
          <p>{t('choose')}</p>
        </Upload.Dragger>
        <div role="status">
          <Outcome state={state} {...(afterwards && { afterwards })} />
        </div>
      </Space>
    </Modal>
  );
}

function Outcome({ state, afterwards }: { state: ImportState; afterwards?: string }) {
  const t = useTranslations('sheets');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'progress':
      return <Running {...state} />;
    case 'done':
      return (
        <Alert type="success" showIcon message={t('done', { added: state.added })} description={afterwards} />
      );
    case 'problems':
      return <Problems {...state} />;
    case 'refused':
      return <Alert type="error" showIcon message={state.message} />;
    case 'interrupted':
      return <Alert type="warning" showIcon message={t('interrupted')} />;
  }
}

const whole = 100;

function Running({ step, done, total }: Extract<ImportState, { kind: 'progress' }>) {
  const t = useTranslations('sheets');
  const percent = total === 0 ? 0 : Math.floor((done / total) * whole);
  return (
    <>
      <span>{t(`steps.${step}`)}</span>
      <Progress percent={percent} status="active" aria-label={t(`steps.${step}`)} />
      {total > 0 ? <span>{t('reached', { done, total })}</span> : null}
    </>
  );
}

function Problems({ problems, total }: { problems: readonly ImportProblem[]; total: number }) {
  const t = useTranslations('sheets');
  return (
    <>
      <Alert
        type="error"
        showIcon
        message={t('problems', { total })}
        description={problems.length < total ? t('more', { shown: problems.length }) : undefined}
      />
      <Table
        size="small"
        rowKey={({ row, column, message }) => `${String(row)} ${column} ${message}`}
        dataSource={[...problems]}
        columns={[
          { title: t('row'), dataIndex: 'row', width: 80 },
          { title: t('column'), dataIndex: 'column', width: 80 },
          { title: t('message'), dataIndex: 'message' },
        ]}
        pagination={{ pageSize: 10, showSizeChanger: false, hideOnSinglePage: true }}
      />
    </>
  );
}
