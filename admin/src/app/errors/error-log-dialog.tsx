import { App, Button, Empty, Modal, Table } from 'antd';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { KeyScroll } from '../../kit/page/key-scroll.tsx';
import { useErrorLog } from './error-log-store.ts';

const columns = ['type', 'message', 'url', 'time'] as const;

/** The errors of this browser with their stacks; they can be sent to the server or cleared here. */
export default function ErrorLogDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('errorLog');
  const { message, modal } = App.useApp();
  const { entries, clear, send } = useErrorLog();
  const { isBusy, run } = useBusy();
  const upload = async () => {
    await send();
    void message.success(t('sent'));
  };
  // The refusal has been told in the server's words, and the log is still here.
  const onOk = () => void run(upload).catch(passOverRefusal);
  const askUpload = () => modal.confirm({ title: t('confirmUpload'), onOk });
  const empty = () => {
    clear();
    void message.success(t('cleared'));
  };
  const askClear = () => modal.confirm({ title: t('confirmClear'), onOk: empty });
  const footer = (
    <>
      <Button onClick={askUpload} disabled={entries.length === 0} loading={isBusy}>
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
