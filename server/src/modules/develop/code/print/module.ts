import { camelCase } from '../names.ts';
import type { Entry, Names } from '../names.ts';
import { shapes } from './shapes.ts';

/** Where a contract is imported from outside shared. */
export const importOf = ({ entity, area, file }: Names): string =>
  `import { ${entity} } from '@policy/shared/contract/entities/${area}/${file}.ts';`;

/** Where the module of a shape comes from. */
export const kitImportOf = ({ shape }: Pick<Entry, 'shape'>): string => {
  const { name, file } = shapes[shape].kit;
  return `import { ${name} } from '../../kit/crud/${file}.ts';`;
};

/** The index file of an area that has no module yet. */
export const printModuleIndex = (entry: Entry, names: Names): string => `${importOf(names)}

${kitImportOf(entry)}
import type { Module } from '../../kit/routes/route.ts';

/** The modules of the area ${names.area}. */
export const ${camelCase(names.area)}Modules: readonly Module[] = [${shapes[entry.shape].module(names.entity)}];
`;
