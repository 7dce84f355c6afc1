import type { Entry, Names } from '../names.ts';
import { indented, quoted } from './literal.ts';
import { kitNames, printField } from './field.ts';
import { drawnFields, parentId, shapes } from './shapes.ts';

/** The file that says what the entity is. */
export function printContract(entry: Entry, { entity, path }: Names): string {
  const { baseMode, shape, keyField } = entry;
  const says = [
    `path: ${quoted(path)},`,
    ...(baseMode === 1 ? [] : ['platform: true,']),
    ...shapes[shape].says(entry),
  ];
  const drawn = drawnFields(entry);
  const isKey = (name: string) => shape === 'keyValue' && name === keyField;
  const fields = [
    ...(shape === 'tree' ? [`${parentId.name}: parentOf(${quoted(entity)}),`] : []),
    ...drawn.map((field) => printField(field, isKey(field.name))),
  ];
  const kit = [...kitNames(drawn), ...(shape === 'tree' ? ['parentOf'] : [])].sort();
  return `import { defineEntity } from '../../kit/entity.ts';
import { ${kit.join(', ')} } from '../../kit/field.ts';

/** ${entry.codeNameEn}. */
export const ${entity} = defineEntity(${quoted(entity)}, {
${indented(says, 1)}
  fields: {
${indented(fields, 2)}
  },
});
`;
}
