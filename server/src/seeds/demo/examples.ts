import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';
import { topMenu } from '@policy/shared/contract/entities/permissions/top-menu.ts';

import { asSystem } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { insertMissing } from '../insert-missing.ts';
import { menuSlug } from '../reference/menu-rows.ts';

const off = { status: 0 };
const showing = (...codes: string[]) => ({ ...off, menuIds: codes.map(menuSlug) });

const topMenus = [
  {
    ...{ id: 'top-menu:work', code: 'work', name: '业务办理', nameEn: 'Case work', source: 'audit', sort: 1 },
    ...showing('policyinfo', 'policyitem', 'policyitemguide', 'gongshi', 'claim', 'todo', 'done', 'case'),
  },
  {
    ...{ id: 'top-menu:settings', code: 'settings', name: '系统设置', nameEn: 'Settings', source: 'setting' },
    ...{ sort: 2, ...showing('user', 'dept', 'role', 'dict', 'param') },
  },
];

const sources = [
  {
    ...{ id: 'data-source:exchange', name: '区政务数据共享库（示例）', driverClass: 'postgresql' },
    ...{ url: 'postgresql://data.yunlan.example:5432/exchange', schemaName: 'public' },
    ...{ username: 'reader', isEncrypted: 1, remark: '示例：填写真实地址和密码后启用', ...off },
  },
  {
    ...{ id: 'data-source:tax', name: '税务申报镜像库（示例）', driverClass: 'mysql' },
    ...{ url: 'mysql://tax.yunlan.example:3306/declaration', username: 'reader', isEncrypted: 1 },
    ...{ remark: '示例：填写真实地址和密码后启用', ...off },
  },
];

/** Entries of the top bar and outside databases as examples, switched off: they show what such a row says and change nothing for anybody. */
export const seedExamples = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    await insertMissing(topMenu, inside, topMenus);
    await insertMissing(dataSource, asSystem(inside, 'the hosts of examples are no real ones'), sources);
  });
