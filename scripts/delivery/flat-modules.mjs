import { cpSync, existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { Trouble } from '../steps/command.mjs';

/** Names of the packages in a node_modules, scoped ones included. */
const packagesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name];
  });

/** Every place of a package in pnpm's store: `.pnpm/<package@version>/node_modules/<name>`, links resolved. */
const placesIn = (store) =>
  readdirSync(store)
    .map((entry) => join(store, entry, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => packagesIn(folder).map((name) => ({ name, folder: join(folder, name) })))
    .filter(({ folder }) => existsSync(join(folder, 'package.json')));

/**
 * Copies pnpm's linked packages as plain folders side by side, so that they may be copied and packed by anything.
 * Refuses where two versions of a package would have to share a folder.
 */
export function flatModules(from, to, { except }) {
  const real = new Map();
  for (const { name, folder } of placesIn(join(from, '.pnpm'))) {
    if (except.test(name)) continue;
    const path = realpathSync(folder);
    const known = real.get(name);
    if (known && known !== path) throw new Trouble(`${name} is needed in two versions: ${known}, ${path}`);
    real.set(name, path);
  }
  for (const [name, path] of real) cpSync(path, join(to, name), { recursive: true, dereference: true });
}
