import { catalogue } from '@policy/shared/messages/catalogue.ts';

import type { SlugRow } from '../slug-rows.ts';
import { deskButtons } from './menus/desk-menus.ts';
import { developButtons } from './menus/develop-menus.ts';
import { menus } from './menus.ts';
import { button } from './menu-seed.ts';
import type { MenuButtons, MenuSeed } from './menu-seed.ts';
import { monitorButtons } from './menus/monitor-menus.ts';
import { operationsButtons } from './menus/operations-menus.ts';
import { organisationButtons } from './menus/organisation-menus.ts';
import { platformButtons } from './menus/platform-menus.ts';
import { processDesignButtons } from './menus/process-design-menus.ts';
import { resourceButtons } from './menus/resource-menus.ts';
import { verbs } from './verbs.ts';
import type { Verb } from './verbs.ts';

/** The id of the menu or button of a code. */
export const menuSlug = (code: string): string => `menu:${code}`;

const menuRow =
  (parentId: string | null) =>
  (seed: MenuSeed, index: number): SlugRow => {
    const { code, name, nameEn, path, icon } = seed;
    const place = {
      id: menuSlug(code),
      parentId: parentId && menuSlug(parentId),
      sort: index + 1,
      category: 1,
      isOpen: 1,
    };
    return { ...place, code, name, nameEn, alias: 'menu', path, source: icon };
  };

function buttonRows(menu: string, groups: readonly MenuButtons[]): SlugRow[] {
  const buttons = groups.flatMap(({ entity, verbs: its }) =>
    withExport(its).map((verb) => ({ entity, verb })),
  );
  return buttons.map(({ entity, verb }, index) => {
    const code = codeOf(entity.permissionBase, verb);
    const { zh, en, action } = verbs[verb];
    const name = `${zh}${catalogue('zh').entity(entity.name).title}`;
    const nameEn = `${en}: ${catalogue('en').entity(entity.name).title}`;
    const place = { id: menuSlug(code), parentId: menuSlug(menu), sort: index + 1, category: 2, isOpen: 1 };
    return { ...place, code, name, nameEn, alias: verb, action };
  });
}

/** What can be viewed as a list can be granted to be taken away as a file. */
const withExport = (its: readonly Verb[]): readonly Verb[] =>
  its.includes('view') ? [...new Set([...its, 'export' as const])] : its;

const codeOf = (permissionBase: string, verb: Verb) => `${permissionBase}_${verb}`;

const below = menus.flatMap(({ code, children = [] }) => children.map(menuRow(code)));
const everyMenu = [...menus, ...menus.flatMap(({ children = [] }) => children)];

/** Buttons that are no verb of an entity's own calls. */
const special = [
  button('gongshi', 'gongshi_objection', ['处理公示异议', 'Handle objections', 2]),
  button('gongshi', 'gongshientry_import', ['导入公示名单', 'Import entries', 1]),
  button('search_word', 'search_word_rebuild', ['重建搜索索引', 'Make the search index anew', 1]),
  ...deskButtons,
  ...organisationButtons,
  ...platformButtons,
  ...operationsButtons,
  ...processDesignButtons,
  ...resourceButtons,
  ...developButtons,
  ...monitorButtons,
  button('policyuserinfo', 'policyuserinfo_disable', ['停用或启用政策用户', 'Disable policy users', 2]),
  button('policyuserinfo', 'policyuserinfo_reset', [
    '重置政策用户的密码',
    'Reset passwords of policy users',
    2,
  ]),
  button('todo', 'policyuserinfo_reveal', ['查看企业完整联系方式', 'Reveal contacts of companies', 2]),
  button('todo', 'companymember_reveal', ['查看企业成员完整联系方式', 'Reveal contacts of members', 2]),
  button('todo', 'projectinfo_reveal', ['查看完整银行账号', 'Reveal bank accounts', 2]),
  button('todo', 'workflow_terminate', ['终止流程', 'Terminate a process', 2]),
];
const specialRows = special.map(({ menu, ...row }): SlugRow => ({
  ...{
    id: menuSlug(row.code),
    parentId: menuSlug(menu),
    sort: 99,
    category: 2,
    isOpen: 1,
    alias: 'special',
  },
  ...row,
}));

/** Menus and buttons, what hangs on something after it. */
export const menuLevels: readonly (readonly SlugRow[])[] = [
  menus.map(menuRow(null)),
  below,
  [...everyMenu.flatMap(({ code, buttons = [] }) => buttonRows(code, buttons)), ...specialRows],
];

/** Every code that can be granted. */
export const everyCode: readonly string[] = menuLevels.flat().map(({ code }) => String(code));

const platformMenus = everyMenu.filter(({ isPlatform }) => isPlatform).map(({ code }) => menuSlug(code));
const isForTenants = ({ id, parentId }: SlugRow) =>
  !platformMenus.includes(id) && !platformMenus.includes(String(parentId));

/** Every code that a tenant may hold. */
export const tenantCodes: readonly string[] = menuLevels
  .flat()
  .filter(isForTenants)
  .map(({ code }) => String(code));
