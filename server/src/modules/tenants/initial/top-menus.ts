import { topMenu } from '@policy/shared/contract/entities/permissions/top-menu.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { copyRows } from './copy-rows.ts';
import type { InitialContent } from './copying.ts';

/** The entries of the top bar, each with those of its menus that the new tenant's package holds. */
export const topMenus: InitialContent = {
  count: (from) => repositoryOf(topMenu, from).count(),
  copy: async ({ from, to, menuIds }) => {
    const rows = await repositoryOf(topMenu, from).all(undefined);
    const held = new Set(menuIds);
    return copyRows(
      topMenu,
      to,
      rows.map(({ code, name, nameEn, source, path, sort, menuIds: shown }) => ({
        ...{ code, name, nameEn, source, path, sort },
        menuIds: (shown ?? []).filter((id) => held.has(id)),
      })),
    );
  },
};
