import type { CheckResults, FileChange } from '@policy/shared/contract/develop/answers.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Names } from './names.ts';
import { runTool } from './run-tool.ts';
import type { Ended } from './run-tool.ts';
import { putInto, stageSources, unstage } from './staging.ts';
import { roots } from './workspace.ts';

type CheckName = CheckResults[number]['name'];

/** What was checked: how it fared, and the migration that belongs to it; what it replaces has no text afterwards. */
export interface Checked {
  results: CheckResults;
  migration: readonly { path: string; after: string | null }[];
}

const migrations = 'server/src/database/migrations';

/** Tries a generated set on a copy of the sources, with the tools that the repository is kept with. */
export async function checkOn(root: string, files: readonly FileChange[], names: Names): Promise<Checked> {
  const stage = await stageSources(root);
  try {
    const before = textsIn(stage);
    await putInto(stage, files);
    const results: CheckResults = [];
    for (const [name, run] of checksOf(stage, files, names)) {
      const { isPassed, said, seconds } = await run();
      // What a tool says of the copy is told as if it were the sources.
      results.push({ name, isPassed, seconds, said: said.replaceAll(stage, '') });
    }
    const after = textsIn(stage);
    const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    );
    return { results, migration: touched.map((path) => ({ path, after: after.get(path) ?? null })) };
  } finally {
    await unstage(stage);
  }
}

type Check = readonly [CheckName, () => Promise<Ended>];

/** In this order: the tests need the table that the migration makes. */
function checksOf(
  stage: string,
  files: readonly FileChange[],
  { permissionBase, area, file }: Names,
): Check[] {
  const paths = files.filter(({ state }) => state !== 'same').map(({ path }) => path);
  const tool = (script: string, args: readonly string[]) =>
    runTool({ script: `node_modules/${script}`, args, cwd: stage });
  const test = async () => {
    await writeFile(join(stage, 'vitest.generated.config.ts'), testConfigOf(stage));
    const own = `server/src/modules/${area}/${file}.db.test.ts`;
    return tool('vitest/vitest.mjs', ['run', '--config', 'vitest.generated.config.ts', own]);
  };
  return [
    [
      'migration',
      () =>
        runTool({ script: 'server/generate-migration.mjs', args: ['--name', permissionBase], cwd: stage }),
    ],
    ['format', () => tool('oxfmt/bin/oxfmt', ['--check', ...paths])],
    // Types too, of everything that may name an entity: what a generated file breaks stands elsewhere.
    ['lint', () => tool('oxlint/bin/oxlint', ['--type-aware', '--type-check', ...roots])],
    ['test', test],
  ];
}

/** On the embedded database alone, so that no PostgreSQL is started for one file. */
const testConfigOf = (stage: string) => `export default {
  test: {
    include: ['server/src/**/*.db.test.ts'],
    provide: { postgresAddress: '', runFolder: ${JSON.stringify(join(stage, 'run'))} },
    testTimeout: 60000,
    // The first start makes an empty database out of all migrations, which takes minutes on a busy machine.
    hookTimeout: 300000,
    maxWorkers: 1,
  },
};
`;

/** Every text of the migrations by its path. */
function textsIn(stage: string): Map<string, string> {
  const paths = ['', 'meta'].flatMap((folder) =>
    readdirSync(join(stage, migrations, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(migrations, folder, name)),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(stage, path), 'utf8')]));
}
