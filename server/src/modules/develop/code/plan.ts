import type { Entry, Names } from './names.ts';
import { editsOf } from './edits.ts';
import type { Edit } from './edits.ts';
import { printContract } from './print/contract.ts';
import { printModuleIndex } from './print/module.ts';
import { printTest } from './print/test.ts';
import { printCatalogue } from './print/texts.ts';

/** Version of the templates, kept with what was generated. */
export const templateVersion = '2';

/** A file that the generator writes whole. */
export interface Whole {
  path: string;
  content: string;
}

/** Everything that one entity takes: files of its own, and lines in lists that name it. */
export interface Plan {
  names: Names;
  files: readonly Whole[];
  edits: readonly Edit[];
}

/** Tells whether a file is there; undefined where there are no sources to look at. */
type Knows = ((path: string) => boolean) | undefined;

/** The files of `docs/adding-an-entity.md`, and no others. */
export function planOf(entry: Entry, names: Names, isThere?: Knows): Plan {
  const { area, file } = names;
  const index = `server/src/modules/${area}/index.ts`;
  const isNewArea = isThere ? !isThere(index) : false;
  const catalogues = (['zh', 'en'] as const).map((language) => ({
    path: `shared/src/messages/${language}/entity/${area}.ts`,
    content: printCatalogue(entry, names, language),
  }));
  return {
    names,
    files: [
      { path: `shared/src/contract/entities/${area}/${file}.ts`, content: printContract(entry, names) },
      { path: `server/src/modules/${area}/${file}.db.test.ts`, content: printTest(entry, names) },
      ...(isNewArea ? [{ path: index, content: printModuleIndex(entry, names) }, ...catalogues] : []),
    ],
    edits: editsOf(entry, names, isNewArea),
  };
}
