import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useEntity } from '../../kit/entity/use-entity.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityTree } from '../../kit/screen/entity-tree.tsx';
import { IconInput, MenuIconCell } from '../../components/icon-input.tsx';
import { usePermissionWords } from './use-permission-words.ts';

type Menu = RowOf<typeof menu>;

const verbs = [
  { verb: 'add', action: 1 },
  { verb: 'edit', action: 2 },
  { verb: 'delete', action: 3 },
  { verb: 'view', action: 2 },
  { verb: 'export', action: 1 },
] as const;

/** The platform's menus and their buttons. */
export default function MenuScreen() {
  const t = usePermissionWords();
  const k = useTranslations('kit');
  const { can, http } = useWorkplace();
  const { message, modal } = App.useApp();
  const calls = useEntity(menu);
  const addButtons = async ({ id, code, name, nameEn }: Menu) => {
    const there = await http.get<Menu[]>(`${menu.path}/lazy-list`, { parentId: id });
    const codes = there.map((button) => button.code);
    for (const [at, { verb, action }] of verbs.entries()) {
      if (codes.includes(`${code}_${verb}`)) continue;
      const [chinese, english] = [catalogue('zh').buttonVerbs[verb], catalogue('en').buttonVerbs[verb]];
      const names = { name: chinese + name, nameEn: `${english}: ${nameEn ?? name}` };
      const words = { ...names, code: `${code}_${verb}`, alias: verb };
      await calls.submit({ ...words, parentId: id, category: 2, action, sort: at + 1 });
    }
    void message.success(k('done'));
  };
  const ask = (row: Menu, reload: () => void) =>
    modal.confirm({
      title: t('buttonsConfirm'),
      content: row.name,
      // A refusal has been shown by the frame; the buttons before it stand.
      onOk: async () => {
        await addButtons(row).catch(passOverRefusal);
        reload();
      },
    });
  return (
    <EntityTree
      entity={menu}
      overrides={{
        source: { input: IconInput, cell: ({ source }) => <MenuIconCell name={source ?? null} /> },
      }}
      acts={(row, reload) =>
        can('menu_add') && row.category === 1
          ? [{ key: 'buttons', label: t('buttons'), run: () => void ask(row, reload) }]
          : []
      }
    />
  );
}
