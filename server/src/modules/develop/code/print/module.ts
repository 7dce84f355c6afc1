import { camelCase } from '../names.ts';
import type { Names } from '../names.ts';

/** Where a contract is imported from outside shared. */
export const importOf = ({ entity, area, file }: Names): string =>
  `import { ${entity} } from '@policy/shared/contract/entities/${area}/${file}.ts';`;

/** The door of an area that has no module yet. */
export const printModuleIndex = (names: Names): string => `${importOf(names)}

import { crudModule } from '../../kit/crud-module.ts';
import type { Module } from '../../kit/route.ts';

/** The modules of the area ${names.area}. */
export const ${camelCase(names.area)}Modules: readonly Module[] = [crudModule(${names.entity})];
`;
