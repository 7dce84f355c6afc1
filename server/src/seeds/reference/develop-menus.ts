import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';

import { screen } from './menu-seed.ts';
import type { MenuSeed } from './menu-seed.ts';

const own = { isPlatform: true } as const;

/** What the platform is built with; no tenant holds any of it. */
export const developMenus: readonly MenuSeed[] = [
  { ...screen(dataSource, '/tool/datasource', ['数据源管理', 'Data sources', 'database']), ...own },
  { ...screen(codeEntry, '/tool/code', ['代码生成', 'Code generation', 'code']), ...own },
];

/** Their buttons that are no verb of an entity's own calls. */
export const developButtons = [
  { menu: 'datasource', code: 'datasource_test', name: '测试连接', nameEn: 'Test a connection', action: 2 },
  { menu: 'code', code: 'code_gen', name: '代码生成', nameEn: 'Generate code', action: 3 },
  { menu: 'code', code: 'code_write', name: '写入源码', nameEn: 'Write sources', action: 2 },
];
