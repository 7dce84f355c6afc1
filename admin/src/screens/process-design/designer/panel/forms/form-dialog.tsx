import { useState } from 'react';
import { App, Input, Modal, Table } from 'antd';
import { useTranslations } from 'use-intl';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';

import { boxLabel } from '../../../../../kit/chosen/box-label.ts';
import { KeyScroll } from '../../../../../kit/page/key-scroll.tsx';
import { useModelCalls } from '../../../model-calls.ts';
import { usePickerWords } from './use-picker-words.ts';

interface FormDialogProps {
  /** The key of the form that was chosen earlier; empty where none was. */
  chosen: string;
  onPick: (form: OfferedForm) => void;
  onClose: () => void;
}

const size = 10;

/** The published forms, a page at a time, by a search for their names and keys; one is picked. */
export default function FormDialog({ chosen, onPick, onClose }: FormDialogProps) {
  const t = usePickerWords();
  const k = useTranslations('kit');
  const { message } = App.useApp();
  const calls = useModelCalls();
  const [query, setQuery] = useState({ keyword: '', current: 1 });
  const [picked, setPicked] = useState<OfferedForm>();
  const { data, isLoading } = useSWR<Page<OfferedForm>, Error>(
    ['designer-forms', JSON.stringify(query)],
    () => calls.forms({ ...query, size }),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const confirm = () => {
    if (picked) onPick(picked);
    else void message.warning(t('pickOne'));
  };
  return (
    <Modal
      open
      title={t('choose')}
      width={820}
      okText={k('ok')}
      cancelText={k('cancel')}
      onOk={confirm}
      onCancel={onClose}
    >
      <Input.Search
        allowClear
        aria-label={t('search')}
        placeholder={t('search')}
        onSearch={(keyword) => setQuery({ keyword, current: 1 })}
      />
      <KeyScroll>
        <Table<OfferedForm>
          rowKey="key"
          size="small"
          loading={isLoading}
          dataSource={data?.records ?? []}
          scroll={{ x: 'max-content' }}
          columns={[
            { title: t('name'), dataIndex: 'name' },
            { title: t('key'), dataIndex: 'key' },
            {
              ...{ title: t('version'), dataIndex: 'version' },
              render: (_, { version, versions }) => t('versions', { version, versions }),
            },
            {
              ...{ title: t('fields'), dataIndex: 'fields', ellipsis: true },
              render: (_, { fields }) => fields.map(({ title }) => title).join(' · '),
            },
          ]}
          rowSelection={{
            type: 'radio',
            selectedRowKeys: [picked?.key ?? chosen],
            onChange: (_, rows) => setPicked(rows[0]),
            getCheckboxProps: ({ name }) => boxLabel(name),
          }}
          pagination={{
            ...{ current: query.current, pageSize: size, total: data?.total ?? 0, showSizeChanger: false },
            onChange: (current) => setQuery({ ...query, current }),
          }}
        />
      </KeyScroll>
    </Modal>
  );
}
