import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { layersOf } from './cruise.ts';

// That the sources themselves keep the rule is looked at by `npm run layers`, and by `layers.full.test.ts`.

/** A rule, the file that breaks it, and what that imports. */
const planted = [
  ['workflow-is-pure', 'server/src/workflow/commands/a.ts', 'server/src/database/client.ts'],
  ['workflow-is-pure', 'server/src/workflow/guards/a.ts', 'server/src/workflow/adapters/store.ts'],
  ['workflow-model-parses', 'server/src/workflow/model/a.ts', 'server/src/workflow/commands/b.ts'],
  ['modules-do-not-know-each-other', 'server/src/modules/content/a.ts', 'server/src/modules/tenant/b.ts'],
  ['modules-do-not-know-each-other', 'server/src/modules/people/a.ts', 'server/src/modules/sign-in/b.ts'],
  ['modules-do-not-know-each-other', 'server/src/modules/tenants/a.ts', 'server/src/modules/people/b.ts'],
  ['accounts-below-modules', 'server/src/accounts/a.ts', 'server/src/modules/people/b.ts'],
  ['accounts-below-modules', 'server/src/accounts/a.ts', 'server/src/workflow/index.ts'],
  ['membership-below-modules', 'server/src/membership/a.ts', 'server/src/modules/application/b.ts'],
  ['membership-below-modules', 'server/src/membership/a.ts', 'server/src/accounts/b.ts'],
  ['membership-for-areas', 'server/src/workflow/a.ts', 'server/src/membership/b.ts'],
  ['forms-below-modules', 'server/src/forms/a.ts', 'server/src/modules/application/b.ts'],
  ['forms-for-areas', 'server/src/workflow/a.ts', 'server/src/forms/b.ts'],
  ['parameters-below-modules', 'server/src/parameters/a.ts', 'server/src/modules/system/b.ts'],
  ['parameters-for-areas', 'server/src/workflow/a.ts', 'server/src/parameters/b.ts'],
  ['signing-below-modules', 'server/src/signing/a.ts', 'server/src/modules/application/b.ts'],
  ['signing-for-areas', 'server/src/workflow/a.ts', 'server/src/signing/b.ts'],
  ['accounts-serve-five-areas', 'server/src/modules/content/a.ts', 'server/src/accounts/b.ts'],
  ['accounts-serve-five-areas', 'server/src/modules/tenant-report/a.ts', 'server/src/accounts/b.ts'],
  ['accounts-serve-five-areas', 'server/src/kit/rows/a.ts', 'server/src/accounts/b.ts'],
  ['modules-meet-workflow-at-its-door', 'server/src/modules/content/a.ts', 'server/src/workflow/load.ts'],
  ['database-stands-on-nothing', 'server/src/database/a.ts', 'server/src/kit/b.ts'],
  ['database-stands-on-nothing', 'server/src/database/pglite/a.ts', 'shared/src/contract/kit/b.ts'],
  ['seeds-on-top', 'server/src/modules/content/a.ts', 'server/src/seeds/b.ts'],
  ['schema-behind-kit', 'server/src/modules/content/a.ts', 'server/src/schema.ts'],
  ['kit-knows-no-module', 'server/src/kit/a.ts', 'server/src/modules/content/b.ts'],
  ['kit-rows-have-one-door', 'server/src/modules/content/a.ts', 'server/src/kit/rows/write-rows.ts'],
  ['contract-is-pure', 'shared/src/contract/a.ts', 'shared/src/messages/b.ts'],
  ['messages-know-only-contract', 'shared/src/messages/a.ts', 'shared/src/client/b.ts'],
  ['forms-know-only-messages', 'shared/src/forms/a.ts', 'shared/src/client/b.ts'],
  ['client-below-auth', 'shared/src/client/a.ts', 'shared/src/auth/b.ts'],
  ['edge-belongs-to-servers', 'server/src/kit/a.ts', 'shared/src/edge/b.ts'],
  ['edge-knows-its-own-side', 'shared/src/edge/a.ts', 'shared/src/client/b.ts'],
  ['node-belongs-to-servers', 'portal/src/lib/a.ts', 'shared/src/node/b.ts'],
  ['node-knows-its-own-side', 'shared/src/node/a.ts', 'shared/src/edge/b.ts'],
  ['frontends-never-import-server', 'portal/src/lib/a.ts', 'server/src/kit/b.ts'],
  ['frontends-never-import-each-other', 'portal/src/lib/a.ts', 'admin/src/kit/b.ts'],
  ['server-imports-no-frontend', 'server/src/kit/a.ts', 'admin/src/kit/b.ts'],
  ['features-do-not-know-each-other', 'portal/src/features/home/a.ts', 'portal/src/features/case/b.ts'],
  ['portal-components-are-leaves', 'portal/src/components/a.ts', 'portal/src/features/home/b.ts'],
  ['portal-lib-below-components', 'portal/src/lib/a.ts', 'portal/src/components/b.ts'],
  ['portal-lib-below-components', 'portal/src/lib/a.ts', 'portal/src/features/home/b.ts'],
  ['screens-do-not-know-each-other', 'admin/src/screens/policy/a.ts', 'admin/src/screens/process/b.ts'],
  ['admin-kit-below-components', 'admin/src/kit/a.ts', 'admin/src/screens/policy/b.ts'],
  ['admin-kit-below-components', 'admin/src/kit/a.ts', 'admin/src/components/b.ts'],
  ['admin-components-below-screens', 'admin/src/components/a.ts', 'admin/src/screens/policy/b.ts'],
] as const;

describe('a planted violation', () => {
  let folder: string;
  let violations: readonly string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'layers-'));
    // All in one tree, which is read once: each file that breaks a rule has a name of its own.
    const tree = join(folder, 'planted');
    for (const [index, [, from, to]] of planted.entries()) await plant(tree, [numbered(from, index), to]);
    ({ violations } = await layersOf(tree, ['server', 'shared', 'portal', 'admin']));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const numbered = (file: string, index: number) => file.replace(/\.ts$/, `${index}.ts`);

  /** Two files, one of which imports the other. */
  async function plant(tree: string, [from, to]: readonly [string, string]) {
    const up = '../'.repeat(from.split('/').length - 1);
    await put(join(tree, to), 'export const planted = 1;\n');
    await put(join(tree, from), `import { planted } from '${up}${to}';\nexport const used = planted;\n`);
  }

  async function put(path: string, text: string) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  test.each(planted)('of %s is caught: %s imports %s', (...row) => {
    const [rule, from, to] = row;
    const index = planted.findIndex((one) => one.join() === row.join());
    expect(violations).toContain(`${rule}: ${numbered(from, index)} -> ${to}`);
  });

  test.each([
    [
      'kit',
      'server/src/kit',
      'runtime services table sql transaction rules query access routes drafts history rows data-set sheets crud',
    ],
    [
      'admin-kit',
      'admin/src/kit',
      'page acts chosen entity references values inputs columns forms lists screen editor',
    ],
    ['auth', 'shared/src/auth', 'storage preferences credentials lock session navigation'],
    [
      'portal-lib',
      'portal/src/lib',
      'browser texts structured-data kinds public-pages addresses lists files server-reads chain cards page-head machines',
    ],
  ])('of the order of rooms %s is caught in every room of %s', async (name, at, order) => {
    const tree = join(folder, `${name}-rooms`);
    // From each room to the one above it, and from the highest to one that the order does not know.
    const rooms = [...order.split(' '), 'new-room'];
    const climbs = rooms.slice(1).map((high, index) => [rooms[index] ?? '', high] as const);
    for (const [low, high] of climbs) {
      await put(join(tree, `${at}/${high}/b.ts`), 'export const planted = 1;\n');
      await put(join(tree, `${at}/${low}/a.ts`), `export * from '../${high}/b.ts';\n`);
    }
    const { violations } = await layersOf(tree, [at]);
    const caught = climbs.map(([low, high]) => `${name}-${low}: ${at}/${low}/a.ts -> ${at}/${high}/b.ts`);
    const last = caught.at(-1)?.replace(/^[\w-]+:/, `${name}-has-rooms:`) ?? '';
    expect(violations).toEqual([...caught, last].sort());
  });

  test('of nothing is a tree without one', async () => {
    const tree = join(folder, 'legal');
    await plant(tree, ['server/src/modules/content/a.ts', 'server/src/kit/runtime/b.ts']);
    const found = await layersOf(tree, ['server/src/modules/content', 'server/src/kit/runtime']);
    expect(found).toEqual({ modules: 2, violations: [] });
  });

  test('of cycles is caught', async () => {
    const tree = join(folder, 'cycle');
    await put(join(tree, 'server/src/kit/a.ts'), "import { b } from './b.ts';\nexport const a = () => b;\n");
    await put(join(tree, 'server/src/kit/b.ts'), "import { a } from './a.ts';\nexport const b = () => a;\n");
    const { violations } = await layersOf(tree, ['server/src/kit']);
    expect(violations.some((violation) => violation.startsWith('no-cycles: '))).toBe(true);
  });

  test('of an import that leads nowhere is caught', async () => {
    const tree = join(folder, 'nowhere');
    await put(join(tree, 'server/src/kit/a.ts'), "import './nowhere.ts';\n");
    const { violations } = await layersOf(tree, ['server/src/kit']);
    expect(violations).toEqual(['resolvable: server/src/kit/a.ts -> ./nowhere.ts']);
  });
});
