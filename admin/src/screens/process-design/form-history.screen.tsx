import { useState } from 'react';
import { Button, Space } from 'antd';
import { useNavigate, useParams } from 'react-router';
import useSWR from 'swr';

import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import type { FormVersionRow } from '@policy/shared/contract/process-design/form-calls.ts';

import { useOptionColumn } from '../../kit/columns/option-column.ts';
import { RowActions } from '../../kit/acts/row-actions.tsx';
import type { Act } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import type { KitColumn } from '../../kit/columns/columns.tsx';
import { nameOf } from '../../kit/entity/fields.ts';
import { useEntity } from '../../kit/entity/use-entity.ts';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { useOwnName } from '../../kit/page/page-names.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { StateTag } from '../../kit/values/state-tag.tsx';
import { useFormCalls } from './forms/form-calls.ts';
import { useFormWords } from './forms/use-form-words.ts';
import { VersionCompare } from './forms/version-compare.tsx';
import { VersionPreview } from './forms/version-preview.tsx';

/** The versions of the form that the address names: looked at, made the one that counts, or taken up again. */
export default function FormHistoryScreen() {
  const t = useFormWords();
  const { id = '' } = useParams();
  const { can, locale } = useWorkplace();
  const navigate = useNavigate();
  const state = useAddressListState();
  const calls = useFormCalls();
  const { ask, sayDone } = useAsk();
  const entity = useEntity(formDesign);
  const { data: form } = useSWR(['form', id], () => entity.detail(id), { revalidateOnFocus: false });
  const optionColumn = useOptionColumn(3);
  const [shown, setShown] = useState<string>();
  const [compared, setCompared] = useState<FormVersionRow>();
  const [round, setRound] = useState(0);
  useOwnName(form && `${t('history')} · ${nameOf(formDesign, form, locale)}`);
  const setMain = ({ id: version, version: number }: FormVersionRow) =>
    ask(t('setMainAsk', { version: number }), async () => {
      await calls.setMain(version);
      sayDone();
      setRound((now) => now + 1);
    });
  const restore = ({ id: version, version: number }: FormVersionRow) =>
    ask(t('restoreAsk', { version: number }), async () => {
      await calls.restore(version);
      void navigate(`/workflow/design/form/${id}`);
    });
  const actsOf = (row: FormVersionRow): Act[] => [
    { key: 'preview', label: t('preview'), run: () => setShown(row.id) },
    { key: 'compare', label: t('compare'), run: () => setCompared(row) },
    ...(can('design_form_edit')
      ? [
          ...(row.isMain ? [] : [{ key: 'main', label: t('setMain'), run: () => setMain(row) }]),
          { key: 'restore', label: t('restore'), run: () => restore(row) },
        ]
      : []),
  ];
  const columns: KitColumn<FormVersionRow>[] = [
    {
      ...{ title: t('version'), dataIndex: 'version', width: 150 },
      render: (_, { version, isMain }) => (
        <Space>
          {version}
          {isMain ? <StateTag tone="good" text={t('main')} /> : null}
        </Space>
      ),
    },
    { title: t('note'), dataIndex: 'note', width: 240, ellipsis: true },
    { title: t('applications'), dataIndex: 'applications', width: 110 },
    { title: t('publishedAt'), dataIndex: 'createTime', width: 180 },
    { title: t('publishedBy'), dataIndex: 'createUserName', width: 120 },
    { ...optionColumn, render: (_, row) => <RowActions acts={actsOf(row)} /> },
  ];
  return (
    <>
      <PagedTable<FormVersionRow>
        key={round}
        rowKey="id"
        name="form-versions"
        columns={columns}
        state={state}
        load={(query) => calls.versions(id, query)}
        toolBarRender={() => [
          <Button key="back" onClick={() => void navigate('/workflow/form')}>
            {t('back')}
          </Button>,
        ]}
      />
      {compared ? (
        <VersionCompare formId={id} version={compared} onClose={() => setCompared(undefined)} />
      ) : null}
      {shown ? <VersionPreview id={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
