import { Refusal } from '../../../kit/runtime/errors.ts';
import { withImport, withLastItem, withMenu, withTexts } from './insert.ts';
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

/** An import and one more item in the file's last list. */
const listed = (path: string, { line, item, end }: { line: string; item: string; end?: string }): Edit => ({
  path,
  lines: [line, item],
  // An entity that the file names already stands where people have put it since.
  apply: (text) => (text.includes(line) ? text : withLastItem(withImport(text, line), item, end)),
});

/** Every line outside the entity's own files. */
export function editsOf(entry: Entry, names: Names, isNewArea: boolean): Edit[] {
  const { entity, area, file, path, permissionBase } = names;
  const { screen: kind, calls } = shapes[entry.shape];
  const own = `{ under: ${quoted(path)}, ${calls} }`;
  const screen = `${kind}(${quoted(entity)})`;
  const page = `{ path: ${quoted(`/${path}`)}, screen: ${screen}, menu: ${quoted(permissionBase)} }`;
  return [
    listed('shared/src/contract/entities/index.ts', {
      line: `import { ${entity} } from './${area}/${file}.ts';`,
      item: entity,
      end: '] as const;',
    }),
    ...(isNewArea ? newAreaEdits(names) : areaEdits(entry, names)),
    menuEdit(entry, names),
    {
      path: 'admin/src/app/routes.ts',
      lines: [page],
      apply: (text) => (text.includes(screen) ? text : withLastItem(text, page)),
    },
    {
      path: 'server/test/conformance/ours.ts',
      lines: [own],
      apply: (text) => (text.includes(`under: ${quoted(path)},`) ? text : withLastItem(text, own)),
    },
    ...(entry.shape === 'log' ? [readAlone(names)] : []),
    ...(entry.shape === 'tree' ? [ruledAsTree(names)] : []),
  ];
}

/** Adds the rules of trees to the list of rules, for an entity whose rows hang below each other. */
function ruledAsTree(names: Names): Edit {
  const line = importOf(names);
  const item = `treeRules(${names.entity})`;
  const kit = "import { treeRules } from '../kit/crud/tree-module.ts';";
  return {
    path: 'server/src/modules/rules.ts',
    lines: [line, item],
    apply: (text) =>
      text.includes(line)
        ? text
        : withLastItem(withImport(withImport(text, kit), line), item, '],\n    [notify]'),
  };
}

/** A log has no calls that write; the conformance suite is told so. */
function readAlone({ entity, area }: Names): Edit {
  const item = `  ${entity}: { verbs: read },`;
  const end = '};\n\n/** Every entity, coarse. */';
  return {
    path: 'server/test/conformance/verbs.ts',
    lines: [item],
    apply: (text) => {
      if (text.includes(item)) return text;
      const at = text.indexOf(end);
      if (at < 0) throw new Refusal('code.area', { area });
      return `${text.slice(0, at)}${item}\n${text.slice(at)}`;
    },
  };
}

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
  const spread = (path: string, line: string, [item, end]: readonly [string, string]): Edit => ({
    path,
    lines: [line, item],
    apply: (text) => {
      if (text.includes(line)) return text;
      const added = withImport(text, line);
      const at = added.indexOf(end);
      if (at < 0) throw new Refusal('code.area', { area });
      return `${added.slice(0, at)}  ${item},\n${added.slice(at)}`;
    },
  });
  return [
    ...(['zh', 'en'] as const).map((language) =>
      spread(
        `shared/src/messages/${language}/index.ts`,
        `import { ${name}Entities } from './entity/${area}.ts';`,
        [`...${name}Entities`, '};\n\n/** The '],
      ),
    ),
    spread('server/src/modules/index.ts', `import { ${name}Modules } from './${area}/index.ts';`, [
      `  ...${name}Modules`,
      '  ];\n}',
    ]),
  ];
}

function menuEdit(entry: Entry, names: Names): Edit {
  const { permissionBase, path, entity } = names;
  const item = `{
  ...{ code: ${quoted(permissionBase)}, name: ${quoted(entry.codeName)}, nameEn: ${quoted(entry.codeNameEn)} },
  ...{ path: ${quoted(`/${path}`)}, icon: 'layout' },
  buttons: [${shapes[entry.shape].buttons}(${entity})],${entry.baseMode === 1 ? '' : '\n  isPlatform: true,'}
}`;
  const line = importOf(names);
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
