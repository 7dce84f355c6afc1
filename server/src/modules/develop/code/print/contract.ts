import type { Entry, Names } from '../names.ts';
import { indented, quoted } from './literal.ts';
import { kitNames, printField } from './field.ts';

/** The file that says what the entity is. */
export function printContract(entry: Entry, { entity, path }: Names): string {
  const { columns, baseMode, shape, parentField } = entry;
  const says = [
    `path: ${quoted(path)},`,
    ...(baseMode === 1 ? [] : ['platform: true,']),
    ...(shape === 'child' && parentField ? [`listByParent: ${quoted(parentField)},`] : []),
  ];
  return `import { defineEntity } from '../../kit/entity.ts';
import { ${kitNames(columns).join(', ')} } from '../../kit/field.ts';

/** ${entry.codeNameEn}. */
export const ${entity} = defineEntity(${quoted(entity)}, {
${indented(says, 1)}
  fields: {
${indented(columns.map(printField), 2)}
  },
});
`;
}
