import { useState } from 'react';
import { App, Modal, Spin, Tabs } from 'antd';
import { useTranslations } from 'use-intl';

import { CheckTree } from '../../components/check-tree/check-tree.tsx';
import { heldByAny, titlesOf } from '../../components/check-tree/keys.ts';
import type { CheckNode } from '../../components/check-tree/keys.ts';
import { useFreshRead } from '../../kit/entity/use-fresh-read.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useConfirmChange } from '../../components/check-tree/confirm-change.tsx';
import { usePermissionWords } from './use-permission-words.ts';

const parts = ['menu', 'dataScope', 'apiScope'] as const;
type Part = (typeof parts)[number];
type Keys = Record<Part, string[]>;
type Trees = Record<Part, CheckNode[]>;

/** What can be granted, and what each role holds of it. */
interface Granted {
  trees: Trees;
  held: Record<Part, string[][]>;
}

const labels = { menu: 'menus', dataScope: 'dataScopes', apiScope: 'apiScopes' } as const;

interface GrantDialogProps {
  roleIds: readonly string[];
  onClose: () => void;
}

/** What some roles may do: menus with their buttons, data scopes and API scopes, replaced as a whole. */
export function GrantDialog({ roleIds, onClose }: GrantDialogProps) {
  const t = usePermissionWords();
  const k = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const { message } = App.useApp();
  const confirmChange = useConfirmChange();
  const ids = roleIds.join(',');
  const keysOf = (id: string) => http.get<Keys>('blade-system/menu/role-tree-keys', { roleIds: id });
  const { data } = useFreshRead<Granted>(['grant', ids, locale], async () => {
    const [trees, keys] = await Promise.all([
      http.get<Trees>('blade-system/menu/grant-tree'),
      Promise.all(roleIds.map(keysOf)),
    ]);
    const held = (part: Part) => keys.map((one) => one[part]);
    return {
      trees,
      held: { menu: held('menu'), dataScope: held('dataScope'), apiScope: held('apiScope') },
    };
  });
  const [edited, setEdited] = useState<Partial<Keys>>({});
  const chosenOf = (part: Part) => edited[part] ?? heldByAny(data?.held[part] ?? []);
  const save = async () => {
    await http.post('blade-system/role/grant', {
      roleIds: ids,
      menuIds: chosenOf('menu').join(','),
      dataScopeIds: chosenOf('dataScope').join(','),
      apiScopeIds: chosenOf('apiScope').join(','),
    });
    void message.success(k('done'));
    onClose();
  };
  const review = ({ trees, held }: Granted) =>
    confirmChange(
      parts.map((part) => ({
        label: t(labels[part]),
        held: held[part],
        chosen: chosenOf(part),
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
                value={chosenOf(part)}
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
