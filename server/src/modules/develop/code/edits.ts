import { Refusal } from '../../../kit/runtime/errors.ts';
import { withImport, withItemIn, withLastItem, withMenu, withTexts } from './insert.ts';
import { camelCase } from './names.ts';
import type { Entry, Names } from './names.ts';
import { quoted } from './print/literal.ts';
import { importOf, kitImportOf } from './print/module.ts';
import { shapes } from './print/shapes.ts';
import { printTexts } from './print/texts.ts';

/** Lines that a file which names entities takes on. */
export interface Edit {
  path: string;
  /** What is added, for somebody who adds it by hand. */
  lines: readonly string[];
  /** The file with the lines; the file itself where they are there. */
  apply: (text: string) => string;
}

/** What a list takes on, and the list: by what stands before its bracket, and the bracket. */
interface Listing {
  area: string;
  opening: RegExp;
  item: string;
  imports?: readonly string[];
  /** An entity that the file names already stands where people have put it since: what tells so; the item unless said. */
  known?: string;
}

/** One more item in a list that a file keeps, with what it imports. */
const listed = (path: string, { area, opening, item, imports = [], known = item }: Listing): Edit => ({
  path,
  lines: [...imports, item],
  apply: (text) => {
    if (text.includes(known)) return text;
    const added = withItemIn(imports.reduce(withImport, text), opening, item);
    if (added === null) throw new Refusal('code.area', { area });
    return added;
  },
});

/** Every line outside the entity's own files. */
export function editsOf(entry: Entry, names: Names, isNewArea: boolean): Edit[] {
  const { entity, area, file, path, permissionBase } = names;
  const { screen: kind, calls } = shapes[entry.shape];
  const line = `import { ${entity} } from './${area}/${file}.ts';`;
  const screen = `${kind}(${quoted(entity)})`;
  return [
    listed('shared/src/contract/entities/index.ts', {
      ...{ area, item: entity, imports: [line], known: line },
      opening: /export const entities = \[/,
    }),
    ...(isNewArea ? newAreaEdits(names) : areaEdits(entry, names)),
    menuEdit(entry, names),
    listed('admin/src/app/routes.ts', {
      ...{ area, known: screen },
      opening: /export const routes: readonly AppRoute\[\] = \[/,
      item: `{ path: ${quoted(`/${path}`)}, screen: ${screen}, menu: ${quoted(permissionBase)} }`,
    }),
    listed('server/test/conformance/ours.ts', {
      ...{ area, known: `under: ${quoted(path)},` },
      opening: /export const ours\b[^=]*= \[/,
      item: `{ under: ${quoted(path)}, ${calls} }`,
    }),
    ...(entry.shape === 'log' ? [readAlone(names)] : []),
    ...(entry.shape === 'tree' ? [ruledAsTree(names)] : []),
  ];
}

/** Adds the rules of trees to the list of rules, for an entity whose rows hang below each other. */
function ruledAsTree(names: Names): Edit {
  const line = importOf(names);
  return listed('server/src/modules/rules.ts', {
    ...{ area: names.area, known: line },
    opening: /rulesFrom\(\s*\[/,
    imports: ["import { treeRules } from '../kit/crud/tree-module.ts';", line],
    item: `treeRules(${names.entity})`,
  });
}

/** A log has no calls that write; the conformance suite is told so. */
const readAlone = ({ entity, area }: Names): Edit =>
  listed('server/test/conformance/verbs.ts', {
    area,
    opening: /const expected\b[^=]*= \{/,
    item: `${entity}: { verbs: read }`,
  });

function areaEdits(entry: Entry, names: Names): Edit[] {
  const { area, entity } = names;
  const line = importOf(names);
  const kit = kitImportOf(entry);
  const texts = (['zh', 'en'] as const).map((language): Edit => {
    const printed = printTexts(entry, names, language);
    return {
      path: `shared/src/messages/${language}/entity/${area}.ts`,
      lines: [printed],
      apply: (text) => changed(text, withTexts(text, entity, printed), { wanted: printed, area }),
    };
  });
  const item = shapes[entry.shape].module(entity);
  const module: Edit = {
    path: `server/src/modules/${area}/index.ts`,
    lines: [line, item],
    apply: (text) => {
      if (text.includes(line)) return text;
      return changed(text, withLastItem(withImport(withImport(text, kit), line), item), {
        wanted: item,
        area,
      });
    },
  };
  return [...texts, module];
}

/** The change, or a refusal where the file has no place for it. */
function changed(text: string, after: string, { wanted, area }: { wanted: string; area: string }): string {
  if (after === text && !text.includes(wanted)) throw new Refusal('code.area', { area });
  return after;
}

/** The index file of a new area is added to the list of modules, and its texts to the catalogues. */
function newAreaEdits({ area }: Names): Edit[] {
  const name = camelCase(area);
  const texts = (['zh', 'en'] as const).map((language) => {
    const line = `import { ${name}Entities } from './entity/${area}.ts';`;
    return listed(`shared/src/messages/${language}/index.ts`, {
      ...{ area, imports: [line], known: line },
      opening: /const entities\b[^=]*= \{/,
      item: `...${name}Entities`,
    });
  });
  const line = `import { ${name}Modules } from './${area}/index.ts';`;
  const modules = listed('server/src/modules/index.ts', {
    ...{ area, imports: [line], known: line },
    opening: /return \[/,
    item: `...${name}Modules`,
  });
  return [...texts, modules];
}

/** The menu that `screen` makes of an entity; a log has but the button that reads, and tenants have none of the platform's. */
function menuOf(entry: Entry, { path, entity }: Names): string {
  const texts = [entry.codeName, entry.codeNameEn, 'layout'].map(quoted).join(', ');
  const menu = `screen(${entity}, ${quoted(`/${path}`)}, [${texts}])`;
  const differs = [
    ...(shapes[entry.shape].buttons === 'read' ? [`buttons: [read(${entity})],`] : []),
    ...(entry.baseMode === 1 ? [] : ['isPlatform: true,']),
  ];
  return differs.length === 0
    ? menu
    : ['{', `  ...${menu},`, ...differs.map((one) => `  ${one}`), '}'].join('\n');
}

function menuEdit(entry: Entry, names: Names): Edit {
  const line = importOf(names);
  const item = menuOf(entry, names);
  return {
    path: 'server/src/seeds/reference/menus.ts',
    lines: [line, item],
    apply: (text) => {
      if (text.includes(line)) return text;
      const added = withMenu(withImport(text, line), entry.menuCode, item);
      if (added === null) throw new Refusal('code.menu', { menu: entry.menuCode });
      return added;
    },
  };
}
