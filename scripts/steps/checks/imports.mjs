import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import typescript from 'typescript';

import { at } from '../workspace.mjs';

const source = /\.(?:[cm]?[jt]s|tsx)$/;

/** Whether a file's imports are known, so that who it concerns can be worked out. */
export const isSource = (file) => source.test(file);

/** The modules by which a program reads a file that it does not import. */
export const readsFiles = ['node:fs', 'node:fs/promises'];

/** The file that an import means, where that is a file of the workspace: every one of ours names its ending. */
function importedFile(from, name) {
  if (name.startsWith('.')) return join(dirname(from), name);
  if (readsFiles.includes(name)) return name;
  return name.startsWith('@policy/shared/') ? name.replace('@policy/shared/', 'shared/src/') : undefined;
}

/** For each imported file those that import it, `import()` and types included; a file that is gone has its importers too. */
export function importersOf(files) {
  const importers = new Map();
  for (const file of files.filter(isSource)) {
    const { importedFiles } = typescript.preProcessFile(readFileSync(at(file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const imported = importedFile(file, fileName);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** The files themselves and all that import them, directly or through others. */
export function reaching(files, importers) {
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
