import { useEffect, useState } from 'react';
import { App, Avatar, Input, Modal, Space, Table, Tag, Tree } from 'antd';
import { useTranslations } from 'use-intl';

import { position } from '@policy/shared/contract/entities/people/position.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { pickerPageSizes, selectionRestoreDelayMs } from '@policy/shared/auth/storage/constants.ts';

import { boxLabel } from '../../kit/chosen/box-label.ts';
import { siteHref } from '../../kit/page/base-path.ts';
import { ReferenceSelect } from '../../kit/references/reference-select.tsx';
import { useTree } from '../../kit/references/tree-nodes.ts';
import { usePeople } from './use-people.ts';
import type { Colleague, PeopleQuery } from './use-people.ts';
import './person-picker.css';

/** Somebody who was chosen. */
export interface Chosen {
  id: string;
  name: string;
}

interface PersonDialogProps {
  /** Who was chosen earlier. */
  chosen: readonly Chosen[];
  /** One person, not many. */
  isSingle?: boolean;
  onClose: () => void;
  onPick: (chosen: Chosen[]) => void;
}

const [size] = pickerPageSizes;
const all = '';
const sources = { role: role.name, post: position.name };

/** Picks colleagues: departments at the left, pages of ten, by role, by post, and by name or account; nobody is no choice. */
export default function PersonDialog({ chosen, isSingle = false, onClose, onPick }: PersonDialogProps) {
  const t = useTranslations('personPicker');
  const k = useTranslations('kit');
  const { message } = App.useApp();
  const [query, setQuery] = useState<PeopleQuery>({ current: 1, size });
  const [picked, setPicked] = useRestored(chosen);
  const { page, isLoading } = usePeople(query);
  const { nodes } = useTree('blade-system/dept/tree');
  const narrow = (by: Omit<PeopleQuery, 'current' | 'size'>) => setQuery({ ...query, ...by, current: 1 });
  const narrowBy = (key: 'deptId' | 'roleId' | 'postId', id: string | string[] | null) => {
    const { [key]: _, ...others } = query;
    setQuery({ ...others, ...(typeof id === 'string' && id !== all && { [key]: id }), current: 1 });
  };
  const confirm = () => {
    if (picked.length === 0) void message.warning(k('pickOne'));
    else onPick(picked);
  };
  const select = (rows: readonly Colleague[]) => {
    const here = new Set(page?.records.map(({ id }) => id));
    const elsewhere = isSingle ? [] : picked.filter(({ id }) => !here.has(id));
    setPicked([...elsewhere, ...rows.map(({ id, realName }) => ({ id, name: realName }))]);
  };
  const toggle = ({ id, realName }: Colleague) => {
    const others = picked.filter((one) => one.id !== id);
    const isPicked = others.length < picked.length;
    const row = { id, name: realName };
    if (isSingle) setPicked([row]);
    else setPicked(isPicked ? others : [...picked, row]);
  };
  return (
    <Modal
      open
      title={t('title')}
      width={860}
      maskClosable={false}
      okText={k('ok')}
      cancelText={k('cancel')}
      onOk={confirm}
      onCancel={onClose}
    >
      <div className="person-picker">
        <Tree
          blockNode
          defaultExpandAll
          aria-label={t('departments')}
          treeData={[{ key: all, title: t('everybody') }, ...nodes]}
          selectedKeys={[query.deptId ?? all]}
          onSelect={(_, { node }) => narrowBy('deptId', node.key)}
        />
        <div>
          <Space wrap size={8} className="person-picker-by">
            {(['role', 'post'] as const).map((of) => (
              <ReferenceSelect
                key={of}
                allowClear
                source={sources[of]}
                aria-label={t(`by.${of}`)}
                placeholder={t(`by.${of}`)}
                value={query[`${of}Id`] ?? null}
                onChange={(picked) => narrowBy(`${of}Id`, picked)}
              />
            ))}
          </Space>
          <Input.Search
            allowClear
            aria-label={t('search')}
            placeholder={t('search')}
            onSearch={(keyword) => narrow({ keyword })}
          />
          <Space wrap size={4} className="person-picker-chosen" aria-live="polite">
            {picked.map(({ id, name }) => (
              <Tag key={id} closable onClose={() => setPicked(picked.filter((one) => one.id !== id))}>
                {name}
              </Tag>
            ))}
          </Space>
          <Table<Colleague>
            rowKey="id"
            size="small"
            loading={isLoading}
            dataSource={page?.records ?? []}
            columns={[
              {
                ...{ title: t('name'), dataIndex: 'realName' },
                render: (name: string, { avatar }) => (
                  <Space className="person-name">
                    <Avatar size={24} {...(avatar && { src: siteHref(avatar) })} alt="">
                      {name.slice(0, 1)}
                    </Avatar>
                    {name}
                  </Space>
                ),
              },
              { title: t('department'), dataIndex: 'deptName' },
              { title: t('post'), dataIndex: 'postName' },
            ]}
            // The whole row takes, as its box does.
            onRow={(row) => ({ onClick: () => toggle(row), className: 'person-picker-row' })}
            rowSelection={{
              type: isSingle ? 'radio' : 'checkbox',
              selectedRowKeys: picked.map(({ id }) => id),
              // Rows of other pages are kept aside, by their names.
              onChange: (_, rows) => select(rows),
              getCheckboxProps: ({ realName }) => boxLabel(realName),
            }}
            pagination={{
              current: query.current,
              pageSize: query.size,
              total: page?.total ?? 0,
              pageSizeOptions: [...pickerPageSizes],
              showSizeChanger: true,
              showQuickJumper: true,
              showTotal: (total) => k('total', { total }),
              onChange: (current, wanted) => setQuery({ ...query, current, size: wanted }),
            }}
          />
        </div>
      </div>
    </Modal>
  );
}

const isAmong = (people: readonly Chosen[], id: string) => people.some((one) => one.id === id);

/** The earlier choice comes back a moment after the dialog, as the specification has it. */
function useRestored(chosen: readonly Chosen[]) {
  const [picked, setPicked] = useState<Chosen[]>([]);
  useEffect(() => {
    // Whoever was quicker than that keeps what he picked meanwhile.
    const restore = () => setPicked((now) => [...chosen, ...now.filter(({ id }) => !isAmong(chosen, id))]);
    const timer = setTimeout(restore, selectionRestoreDelayMs);
    return () => clearTimeout(timer);
    // What was chosen when the dialog was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return [picked, setPicked] as const;
}
