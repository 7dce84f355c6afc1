import { useState } from 'react';
import { App, Modal, Spin, Tabs } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { CheckTree } from '../../components/check-tree/check-tree.tsx';
import { titlesOf } from '../../components/check-tree/keys.ts';
import type { CheckNode } from '../../components/check-tree/keys.ts';
import { useWorkplace } from '../../kit/session-context.tsx';
import { useConfirmChange } from '../../components/check-tree/confirm-change.tsx';

const parts = ['menu', 'dataScope', 'apiScope'] as const;
type Part = (typeof parts)[number];
type Keys = Record<Part, string[]>;
type Trees = Record<Part, CheckNode[]>;

const labels = { menu: 'menus', dataScope: 'dataScopes', apiScope: 'apiScopes' } as const;

interface GrantDialogProps {
  roleIds: readonly string[];
  onClose: () => void;
}

/** What some roles may do: menus with their buttons, data scopes and API scopes, replaced as a whole. */
export function GrantDialog({ roleIds, onClose }: GrantDialogProps) {
  const t = useTranslations('organisation');
  const k = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const { message } = App.useApp();
  const confirmChange = useConfirmChange();
  const ids = roleIds.join(',');
  const { data } = useSWR<{ trees: Trees; keys: Keys }, Error>(
    ['grant', ids, locale],
    async () => {
      const [trees, keys] = await Promise.all([
        http.get<Trees>('blade-system/menu/grant-tree'),
        http.get<Keys>('blade-system/menu/role-tree-keys', { roleIds: ids }),
      ]);
      return { trees, keys };
    },
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
  const [edited, setEdited] = useState<Partial<Keys>>({});
  const chosen = { ...data?.keys, ...edited };
  const save = async () => {
    await http.post('blade-system/role/grant', {
      roleIds: ids,
      menuIds: (chosen.menu ?? []).join(','),
      dataScopeIds: (chosen.dataScope ?? []).join(','),
      apiScopeIds: (chosen.apiScope ?? []).join(','),
    });
    void message.success(k('done'));
    onClose();
  };
  const review = ({ trees, keys }: { trees: Trees; keys: Keys }) =>
    confirmChange(
      parts.map((part) => ({
        label: t(labels[part]),
        saved: keys[part],
        chosen: chosen[part] ?? [],
        titles: titlesOf(trees[part]),
      })),
      save,
    );
  return (
    <Modal
      open
      title={t('grant')}
      width="min(720px, 100vw)"
      maskClosable={false}
      okText={k('save')}
      cancelText={k('cancel')}
      okButtonProps={{ disabled: !data }}
      onOk={() => data && review(data)}
      onCancel={onClose}
    >
      {data ? (
        <Tabs
          items={parts.map((part) => ({
            key: part,
            label: t(labels[part]),
            children: (
              <CheckTree
                nodes={data.trees[part]}
                leavesOnly={part !== 'menu'}
                value={chosen[part] ?? []}
                onChange={(picked) => setEdited((now) => ({ ...now, [part]: picked }))}
              />
            ),
          }))}
        />
      ) : (
        <Spin />
      )}
    </Modal>
  );
}
