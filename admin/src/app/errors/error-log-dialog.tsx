import { useState } from 'react';
import { App, Button, Empty, Modal, Table } from 'antd';
import { useTranslations } from 'use-intl';

import { useErrorLog } from './error-log-store.ts';
import { KeyScroll } from '../../kit/key-scroll.tsx';

const columns = ['type', 'message', 'url', 'time'] as const;

/** The errors of this browser with their stacks; they can be sent to the server or cleared here. */
export default function ErrorLogDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('errorLog');
  const { message, modal } = App.useApp();
  const { entries, clear, send } = useErrorLog();
  const [isSending, setIsSending] = useState(false);
  const upload = async () => {
    setIsSending(true);
    // The refusal has been told in the server's words, and the log is still here.
    const isSent = await send().then(
      () => true,
      () => false,
    );
    setIsSending(false);
    if (isSent) void message.success(t('sent'));
  };
  const askUpload = () => modal.confirm({ title: t('confirmUpload'), onOk: () => void upload() });
  const empty = () => {
    clear();
    void message.success(t('cleared'));
  };
  const askClear = () => modal.confirm({ title: t('confirmClear'), onOk: empty });
  const footer = (
    <>
      <Button onClick={askUpload} disabled={entries.length === 0} loading={isSending}>
        {t('upload')}
      </Button>
      <Button danger onClick={askClear} disabled={entries.length === 0}>
        {t('clear')}
      </Button>
    </>
  );
  return (
    <Modal open title={t('title')} width={880} footer={footer} onCancel={onClose}>
      <KeyScroll>
        <Table
          size="small"
          rowKey="key"
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: <Empty description={t('empty')} /> }}
          columns={columns.map((name) => ({ title: t(name), dataIndex: name }))}
          dataSource={entries.map((entry, key) => ({ ...entry, key })).reverse()}
          expandable={{ expandedRowRender: ({ stack, info }) => <pre>{`${stack}\n${info}`}</pre> }}
        />
      </KeyScroll>
    </Modal>
  );
}
