import { useState } from 'react';
import { App, Button } from 'antd';
import { useTranslations } from 'use-intl';

import { topMenu } from '@policy/shared/contract/entities/permissions/top-menu.ts';

import type { CheckNode } from '../../components/check-tree/keys.ts';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ChooseDialog } from '../../components/check-tree/choose-dialog.tsx';
import { GrantedCount } from './granted-count.tsx';
import { IconInput, MenuIconCell } from '../../components/icon-input.tsx';
import { usePermissionWords } from './use-permission-words.ts';

/** The top bar's entries and the menus that each of them shows. */
export default function TopMenuScreen() {
  const t = usePermissionWords();
  const k = useTranslations('kit');
  const { http, can } = useWorkplace();
  const { message } = App.useApp();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const topMenuIds = opened.join(',');
  const openFor = (ids: readonly string[]) =>
    ids.length === 0 ? void message.warning(k('pickOne')) : setOpened(ids);
  const menusOf = async (id: string) =>
    (await http.get<{ menu: string[] }>('blade-system/menu/top-tree-keys', { topMenuIds: id })).menu;
  const load = async () => {
    const [tree, held] = await Promise.all([
      http.get<{ menu: CheckNode[] }>('blade-system/menu/grant-top-tree'),
      Promise.all(opened.map(menusOf)),
    ]);
    return { nodes: tree.menu, held };
  };
  const may = can('topmenu_setting');
  return (
    <>
      <EntityScreen
        entity={topMenu}
        width={640}
        overrides={{
          source: { input: IconInput, cell: ({ source }) => <MenuIconCell name={source} /> },
          menuIds: { cell: ({ menuIds }) => <GrantedCount ids={menuIds} /> },
        }}
        acts={({ id }) =>
          may ? [{ key: 'menus', label: t('chooseMenus'), run: () => setOpened([id]) }] : []
        }
        tools={(chosen) =>
          may
            ? [
                <Button key="menus" onClick={() => openFor(chosen)}>
                  {t('chooseMenus')}
                </Button>,
              ]
            : []
        }
      />
      {opened.length > 0 ? (
        <ChooseDialog
          title={t('chooseMenus')}
          name={topMenuIds}
          load={load}
          save={(chosen) =>
            http.post('blade-system/topmenu/grant', { topMenuIds, menuIds: chosen.join(',') })
          }
          onClose={() => setOpened([])}
        />
      ) : null}
    </>
  );
}
