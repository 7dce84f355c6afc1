import type { GeneratedField } from '@policy/shared/contract/develop/generated-field.ts';

import { camelCase } from '../names.ts';
import type { Entry, Names } from '../names.ts';
import { indented, quoted } from './literal.ts';
import { drawnFields, parentId } from './shapes.ts';

type Language = 'zh' | 'en';
type Said = Pick<GeneratedField, 'label' | 'labelEn'>;

const said = (language: Language, { label, labelEn }: Said) => quoted(language === 'zh' ? label : labelEn);

/** The entity's entry of a catalogue. */
export function printTexts(entry: Entry, { entity }: Names, language: Language): string {
  const { codeName, codeNameEn } = entry;
  const columns = drawnFields(entry);
  const labelled = entry.shape === 'tree' ? [parentId, ...columns] : columns;
  const title = quoted(language === 'zh' ? codeName : codeNameEn);
  const choices = columns
    .filter(({ kind }) => kind === 'choice')
    .map((field) => printChoice(field, language));
  return indented(
    [
      `${entity}: {`,
      `  title: ${title},`,
      '  fields: {',
      ...labelled.map((field) => `    ${field.name}: ${said(language, field)},`),
      '  },',
      ...(choices.length === 0 ? ['  choices: {},'] : ['  choices: {', ...choices.flat(), '  },']),
      '},',
    ],
    1,
  );
}

const printChoice = ({ name, options }: GeneratedField, language: Language): string[] => [
  `    ${name}: {`,
  ...(options ?? []).map((option) => `      ${option.key}: ${said(language, option)},`),
  '    },',
];

/** A catalogue of an area that has none yet. */
export function printCatalogue(entry: Entry, names: Names, language: Language): string {
  const name = { zh: 'Chinese', en: 'English' }[language];
  return `import type { EntityCatalogue } from '../../kit.ts';

/** ${name} texts of the area ${names.area}. */
export const ${camelCase(names.area)}Entities = {
${printTexts(entry, names, language)}
} satisfies Partial<EntityCatalogue>;
`;
}
