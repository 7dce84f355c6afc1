import { useState } from 'react';
import type { ReactNode } from 'react';
import { Drawer } from 'antd';

import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { nameOf } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { EntityTree } from '../../../kit/screen/entity-tree.tsx';
import { MenuIconCell } from '../../../components/icon-input.tsx';
import { usePermissionWords } from '../use-permission-words.ts';

type Menu = RowOf<typeof menu>;

interface ScopeScreenProps {
  /** Button code that opens a menu's scopes. */
  code: string;
  /** What else may be done beside the scopes of a menu. */
  extra?: ReactNode;
  /** The scopes that belong to a menu. */
  children: (parent: { menuId: string }) => ReactNode;
}

/** The menus as a tree to find one's way in, and the scopes of one of them in a drawer. */
export function ScopeScreen({ code, extra, children }: ScopeScreenProps) {
  const t = usePermissionWords();
  const { can, locale } = useWorkplace();
  const [opened, setOpened] = useState<Menu>();
  return (
    <>
      <EntityTree
        entity={menu}
        verb="lazy-menu-list"
        isGuide
        overrides={{
          source: { cell: ({ source }) => <MenuIconCell name={source ?? null} /> },
        }}
        acts={(row) =>
          can(code) ? [{ key: 'scopes', label: t('settings'), run: () => setOpened(row) }] : []
        }
      />
      {opened ? (
        <Drawer
          open
          width="min(1080px, 100vw)"
          title={nameOf(menu, opened, locale)}
          extra={extra}
          onClose={() => setOpened(undefined)}
        >
          {children({ menuId: opened.id })}
        </Drawer>
      ) : null}
    </>
  );
}
