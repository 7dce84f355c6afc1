import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const packages = ['shared', 'server', 'admin'];
const settings = [
  ...['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'tsconfig.json'],
  ...['.oxlintrc.json', '.oxfmtrc.json', 'vitest.config.ts'],
];
/** What tools and builds leave behind. */
const left = new Set(['node_modules', 'dist', '.data', '.cache', 'public']);
const ours = '@policy';

/** A copy of the sources in a folder of its own, with the same tools, where anything may be tried. */
export async function stageSources(root: string): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'policy-code-'));
  for (const name of settings.filter((file) => existsSync(join(root, file))))
    await cp(join(root, name), join(stage, name));
  for (const name of packages)
    await cp(join(root, name), join(stage, name), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    });
  for (const name of ['.', ...packages]) await linkPackages(join(root, name), join(stage, name), stage);
  return stage;
}

/** Packages are those of the sources, but our own, which are the copies. */
async function linkPackages(from: string, to: string, stage: string) {
  const [there, here] = [join(from, 'node_modules'), join(to, 'node_modules')];
  if (!existsSync(there)) return;
  await mkdir(here, { recursive: true });
  const names = (await readdir(there)).filter((name) => name !== '.cache' && name !== ours);
  for (const name of names) await symlink(join(there, name), join(here, name));
  if (!existsSync(join(there, ours))) return;
  await mkdir(join(here, ours));
  for (const name of await readdir(join(there, ours)))
    if (packages.includes(name)) await symlink(join(stage, name), join(here, ours, name));
}

/** Writes files into a copy. */
export async function putInto(stage: string, files: readonly { path: string; after: string }[]) {
  for (const { path, after } of files) {
    await mkdir(dirname(join(stage, path)), { recursive: true });
    await writeFile(join(stage, path), after);
  }
}

/** Leaves nothing of a copy behind. */
export const unstage = (stage: string) => rm(stage, { recursive: true, force: true });
