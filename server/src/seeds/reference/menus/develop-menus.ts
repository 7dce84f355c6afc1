import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';

import { button, screen } from '../menu-seed.ts';
import type { MenuSeed } from '../menu-seed.ts';

const own = { isPlatform: true } as const;

/** What the platform is built with; no tenant holds any of it. */
export const developMenus: readonly MenuSeed[] = [
  { ...screen(dataSource, '/tool/datasource', ['数据源管理', 'Data sources', 'database']), ...own },
  { ...screen(codeEntry, '/tool/code', ['代码生成', 'Code generation', 'code']), ...own },
];

/** Their buttons that are no verb of an entity's own calls. */
export const developButtons = [
  button('datasource', 'datasource_test', ['测试连接', 'Test a connection', 2]),
  button('code', 'code_gen', ['代码生成', 'Generate code', 3]),
  button('code', 'code_write', ['写入源码', 'Write sources', 2]),
];
